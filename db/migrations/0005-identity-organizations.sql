-- How people come to an organization and rise in it, and the log of what everybody did.
create table identity.invitation (
  id uuid primary key,
  org_id uuid not null references identity.organization,
  email text not null check (email = lower(email) and length(email) <= 254),
  org_role text not null check (org_role in ('owner', 'admin', 'billing', 'developer', 'viewer')),
  invited_by uuid not null,
  invited_by_name text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index on identity.invitation (org_id, email) where accepted_at is null and revoked_at is null;
create index on identity.invitation (email);
call platform.protect('identity.invitation');
grant select, insert, update on identity.invitation to quai_app;

-- A domain whose mail addresses may ask to join. Claimed by an owner with a verified address under it.
create table identity.email_domain (
  domain text primary key check (domain = lower(domain) and domain ~ '^[a-z0-9.-]+\.[a-z]{2,}$'),
  org_id uuid not null references identity.organization,
  claimed_by uuid not null,
  claimed_at timestamptz not null default now()
);
create index on identity.email_domain (org_id);
call platform.protect('identity.email_domain');
grant select, insert, delete on identity.email_domain to quai_app;

-- Somebody asks for a higher role, in the organization or among staff; somebody else of sufficient rank decides.
create table identity.promotion_request (
  id uuid primary key,
  org_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('organization', 'staff')),
  role_before text not null,
  wanted_role text not null,
  reason text not null check (length(reason) between 1 and 1000),
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  decided_by uuid,
  decided_by_name text,
  decision_reason text check (length(decision_reason) <= 1000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade,
  check (decided_by is null or decided_by <> person_id)
);
create unique index on identity.promotion_request (org_id, person_id, kind) where state = 'pending';
create index on identity.promotion_request (org_id, person_id);
create index on identity.promotion_request (state, created_at);
call platform.protect('identity.promotion_request');
grant select, insert, update on identity.promotion_request to quai_app;

-- Joining, inviting and registering look across organizations before there is a session.
create function identity.find_invitation(token bytea) returns table (
  id uuid, org_id uuid, email text, org_role text, company_name text, invited_by_name text, expires_at timestamptz
) language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
begin
  perform set_config('quai.scope', 'system', true);
  return query select i.id, i.org_id, i.email, i.org_role, o.company_name, i.invited_by_name, i.expires_at
    from identity.invitation i join identity.organization o on o.id = i.org_id
   where i.token_hash = token and i.accepted_at is null and i.revoked_at is null and i.expires_at > now();
  perform set_config('quai.scope', scope_before, true);
end $$;
revoke execute on function identity.find_invitation from public;
grant execute on function identity.find_invitation to quai_app;

create function identity.organization_of_domain(address_domain text) returns table (org_id uuid, company_name text)
language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
begin
  perform set_config('quai.scope', 'system', true);
  return query select d.org_id, o.company_name from identity.email_domain d
    join identity.organization o on o.id = d.org_id where d.domain = lower(address_domain);
  perform set_config('quai.scope', scope_before, true);
end $$;
revoke execute on function identity.organization_of_domain from public;
grant execute on function identity.organization_of_domain to quai_app;

-- The audit log: append-only, one chain of hashes per organization, written with the act itself.
create table identity.audit_entry (
  org_id uuid not null,
  seq bigint not null,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  -- person, staff (of Quai, in another organization's data), token, system
  actor_kind text not null check (actor_kind in ('person', 'staff', 'token', 'system')),
  address text not null,
  correlation_id text not null,
  action text not null,
  object text,
  detail jsonb not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (org_id, seq)
);
create index on identity.audit_entry (org_id, at desc);
create index on identity.audit_entry (org_id, actor_id, seq desc);
call platform.protect('identity.audit_entry');
grant select on identity.audit_entry to quai_app;

create table identity.audit_head (
  org_id uuid primary key,
  seq bigint not null,
  hash bytea not null
);
call platform.protect('identity.audit_head');
grant select on identity.audit_head to quai_app;

create function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger append_only before update or delete or truncate on identity.audit_entry
  for each statement execute function identity.refuse_change();

-- What is hashed is this text and nothing else: the verifier script recomputes it from the export.
create function identity.audit_text(e identity.audit_entry) returns text language sql immutable
return concat_ws(E'\n', e.org_id, e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  coalesce(e.actor_id::text, '-'), e.actor_name, e.actor_kind, e.address, e.correlation_id, e.action,
  coalesce(e.object, '-'), e.detail::text, encode(e.prev_hash, 'hex'));

create function identity.append_audit(
  org uuid, actor uuid, actor_name text, actor_kind text, address text, correlation text, action text, object text, detail jsonb
) returns void language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
  head identity.audit_head;
  entry identity.audit_entry;
begin
  perform set_config('quai.scope', 'system', true);
  insert into identity.audit_head values (org, 0, sha256(org::text::bytea)) on conflict do nothing;
  select * into head from identity.audit_head h where h.org_id = org for update;
  entry := row(org, head.seq + 1, clock_timestamp(), actor, actor_name, actor_kind, address, correlation, action, object,
               detail, head.hash, ''::bytea)::identity.audit_entry;
  entry.hash := sha256(convert_to(identity.audit_text(entry), 'UTF8'));
  insert into identity.audit_entry select entry.*;
  update identity.audit_head h set seq = entry.seq, hash = entry.hash where h.org_id = org;
  perform set_config('quai.scope', scope_before, true);
end $$;
revoke execute on function identity.append_audit from public;
grant execute on function identity.append_audit to quai_app;
