-- How a person wants to hear of what happens. No row: everything is on.
create table notifications.preference (
  org_id uuid not null,
  person_id uuid not null,
  -- a name of src/notifications/kinds.ts
  kind text not null check (length(kind) between 1 and 40),
  bell boolean not null default true,
  mail boolean not null default true,
  primary key (org_id, person_id, kind)
);
call platform.protect('notifications.preference');
grant select, insert, update on notifications.preference to quai_app;

-- Colleagues share an organization, not a bell: a request sees its own person's rows only. Jobs write for everybody.
create policy own on notifications.notification as restrictive using (
  (select platform.current_person()) is null
  or person_id = (select platform.current_person())
  or (select platform.sees_all()));
create policy own on notifications.preference as restrictive using (
  (select platform.current_person()) is null
  or person_id = (select platform.current_person())
  or (select platform.sees_all()));

-- The badge is asked for every 10 s by every open screen.
create index on notifications.notification (org_id, person_id) where not read and not trash;
