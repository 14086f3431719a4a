-- What every row stands on: who is asking (for row-level security), events, jobs, repeated requests.
create schema platform;
grant usage on schema platform to quai_app, quai_jobs;

-- Set once per transaction by the function that opens a request, or by the worker for a job.
create function platform.current_org() returns uuid language sql stable parallel safe
  return nullif(current_setting('quai.org_id', true), '')::uuid;
create function platform.current_person() returns uuid language sql stable parallel safe
  return nullif(current_setting('quai.person_id', true), '')::uuid;
-- 'staff' is set from a staff member's session, 'system' by jobs and by functions that look across organizations.
create function platform.sees_all() returns boolean language sql stable parallel safe
  return coalesce(current_setting('quai.scope', true) in ('staff', 'system'), false);

-- One policy for every table that belongs to an organization: forgetting it fails a test, repeating it is one call.
create procedure platform.protect(target regclass, org_column name default 'org_id') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy organization on %s using (%I = (select platform.current_org()) or (select platform.sees_all()))',
    target, org_column);
end $$;

-- Events: written in the transaction of the change they tell, delivered by the worker.
create table platform.outbox (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  org_id uuid,
  correlation_id text not null,
  at timestamptz not null default now()
);
create index on platform.outbox (at);
call platform.protect('platform.outbox');
create policy no_organization on platform.outbox for insert with check (org_id is null);
grant select, insert, delete on platform.outbox to quai_app;

-- What a subscriber has done: an event that arrives twice does nothing the second time.
create table platform.inbox (
  subscriber text not null,
  event_id uuid not null,
  at timestamptz not null default now(),
  primary key (subscriber, event_id)
);
create index on platform.inbox (at);
grant select, insert, delete on platform.inbox to quai_app;

-- Answers of requests that carried an Idempotency-Key, stored with the change itself.
create table platform.idempotency (
  org_id uuid not null,
  person_id uuid not null,
  key text not null,
  endpoint text not null,
  request_hash bytea not null,
  status smallint,
  reply text,
  at timestamptz not null default now(),
  primary key (org_id, person_id, key)
);
create index on platform.idempotency (at);
call platform.protect('platform.idempotency');
grant select, insert, update, delete on platform.idempotency to quai_app;

-- The only way for the application to enqueue: it cannot read or change jobs.
create function platform.add_job(
  task text, payload json, queue text, run_at timestamptz, key text, max_attempts integer
) returns void language sql security definer set search_path = ''
begin atomic
  select graphile_worker.add_job(
    identifier => task, payload => payload, queue_name => queue,
    run_at => run_at, job_key => key, max_attempts => max_attempts);
end;
revoke execute on function platform.add_job from public;
grant execute on function platform.add_job to quai_app;
grant create on schema platform to quai_jobs; -- PostgreSQL asks for it of a function's new owner
alter function platform.add_job owner to quai_jobs;
revoke create on schema platform from quai_jobs;

-- Workers that are alive: the jobs of one that is not are given back (a killed process cannot do that itself).
create table platform.worker_presence (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on platform.worker_presence to quai_jobs;
