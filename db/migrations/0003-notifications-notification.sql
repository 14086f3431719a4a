-- What happened that a person should know, newest first under the bell.
create schema notifications;
grant usage on schema notifications to quai_app;

create table notifications.notification (
  id uuid primary key,
  org_id uuid not null,
  person_id uuid not null,
  -- the event that caused it: an event delivered twice notifies once
  event_id uuid not null,
  type text not null check (type in ('success', 'warning', 'error', 'system', 'info')),
  message text not null check (length(message) between 1 and 500),
  at timestamptz not null default now(),
  read boolean not null default false,
  trash boolean not null default false,
  unique (org_id, person_id, event_id)
);
create index on notifications.notification (org_id, person_id, id desc) where not trash;
call platform.protect('notifications.notification');
grant select, insert, update on notifications.notification to quai_app;
