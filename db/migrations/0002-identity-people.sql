-- People, their organization and their sessions.
create schema identity;
grant usage on schema identity to quai_app;

create table identity.organization (
  id uuid primary key,
  company_name text not null check (length(company_name) between 1 and 120),
  -- the billing identifier that people read and type
  company_id text not null unique check (company_id ~ '^QB-[0-9A-HJKMNP-TV-Z]{8}$'),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call platform.protect('identity.organization', 'id');
grant select, insert, update on identity.organization to quai_app;

create table identity.person (
  id uuid primary key,
  org_id uuid not null references identity.organization,
  email text not null check (email = lower(email) and length(email) <= 254),
  username text not null check (length(username) between 1 and 64),
  name text not null check (length(name) between 1 and 120),
  role text not null default 'customer' check (role in ('customer', 'officer', 'admin', 'super_admin')),
  org_role text not null default 'viewer' check (org_role in ('owner', 'admin', 'billing', 'developer', 'viewer')),
  email_verified boolean not null default false,
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  unique (org_id, id)
);
create unique index on identity.person (email);
call platform.protect('identity.person');
grant select, insert, update on identity.person to quai_app;

create table identity.session (
  id uuid primary key,
  org_id uuid not null,
  person_id uuid not null,
  -- the cookie's token is never stored: a copy of this table signs nobody in
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- a session cannot belong to a person of another organization
  foreign key (org_id, person_id) references identity.person (org_id, id)
);
create index on identity.session (org_id, person_id);
create index on identity.session (expires_at);
call platform.protect('identity.session');
grant select, insert, delete on identity.session to quai_app;

-- One round trip opens a request: who is asking, and the settings that row-level security reads, for this transaction.
create function identity.open_request(token bytea) returns table (
  session_id uuid, person_id uuid, org_id uuid, username text, email text, name text, role text, org_role text,
  email_verified boolean, language text, company_name text, company_id text
) language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('quai.scope', 'system', true);
  select s.id, p.id, p.org_id, p.username, p.email, p.name, p.role, p.org_role, p.email_verified, p.language,
         o.company_name, o.company_id
    into session_id, person_id, org_id, username, email, name, role, org_role, email_verified, language,
         company_name, company_id
    from identity.session s
    join identity.person p on p.id = s.person_id
    join identity.organization o on o.id = p.org_id
   where s.token_hash = token and s.expires_at > now();
  if not found then
    perform set_config('quai.scope', 'none', true);
    return;
  end if;
  perform set_config('quai.scope', case when role = 'customer' then 'organization' else 'staff' end, true),
          set_config('quai.org_id', org_id::text, true),
          set_config('quai.person_id', person_id::text, true);
  return next;
end $$;
revoke execute on function identity.open_request from public;
grant execute on function identity.open_request to quai_app;

-- Which of these sessions still hold: open sockets are asked about now and then.
create function identity.sessions_alive(ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
begin
  perform set_config('quai.scope', 'system', true);
  return query select s.id from identity.session s where s.id = any (ids) and s.expires_at > now();
  perform set_config('quai.scope', scope_before, true);
end $$;
revoke execute on function identity.sessions_alive from public;
grant execute on function identity.sessions_alive to quai_app;
