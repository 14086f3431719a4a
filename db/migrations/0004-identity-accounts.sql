-- Accounts: passwords, links by mail, second factors, sessions that can be listed and ended, API tokens.
alter table identity.organization
  add column vat_number text check (length(vat_number) <= 20),
  add column require_second_factor boolean not null default false,
  add column closed_at timestamptz;

alter table identity.person
  -- argon2id in PHC form; null: this person signs in by link or passkey
  add column password_hash text,
  add column password_changed_at timestamptz,
  -- held: staff looks at the registration first; joining: an owner decides; locked: staff closed the account
  add column state text not null default 'active' check (state in ('active', 'held', 'joining', 'refused', 'locked')),
  add column state_reason text check (length(state_reason) <= 500),
  add column state_at timestamptz,
  add column newsletter boolean not null default false,
  add column terms_accepted_at timestamptz,
  add column last_seen_at timestamptz;
create index on identity.person (state, created_at) where state <> 'active';
create index on identity.person (lower(name) text_pattern_ops);

alter table identity.session
  -- pending: the password was right, the second factor is still to come; such a session opens nothing else
  add column state text not null default 'active' check (state in ('active', 'pending')),
  add column user_agent text not null default '' check (length(user_agent) <= 400),
  add column address text not null default '' check (length(address) <= 64),
  add column last_seen_at timestamptz not null default now(),
  add column second_factor_at timestamptz,
  -- dangerous acts ask for the password, a code or a passkey again after a while
  add column confirmed_at timestamptz not null default now();
grant update on identity.session to quai_app;

-- Links sent by mail: single use, hashed, short-lived.
create table identity.mail_link (
  id uuid primary key,
  org_id uuid not null,
  person_id uuid not null,
  purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password', 'magic-link')),
  email text not null check (length(email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade
);
create index on identity.mail_link (org_id, person_id);
create index on identity.mail_link (expires_at);
call platform.protect('identity.mail_link');
grant select, insert, update, delete on identity.mail_link to quai_app;

create table identity.totp (
  org_id uuid not null,
  person_id uuid not null,
  -- sealed by the key of the settings: a copy of the table gives no code
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  -- the last time step that was used: a code works once
  last_step bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, person_id),
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade
);
call platform.protect('identity.totp');
grant select, insert, update, delete on identity.totp to quai_app;

create table identity.recovery_code (
  org_id uuid not null,
  person_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (org_id, person_id, code_hash),
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade
);
call platform.protect('identity.recovery_code');
grant select, insert, update, delete on identity.recovery_code to quai_app;

create table identity.passkey (
  id uuid primary key,
  org_id uuid not null,
  person_id uuid not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 64),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade
);
create index on identity.passkey (org_id, person_id);
call platform.protect('identity.passkey');
grant select, insert, update, delete on identity.passkey to quai_app;

-- What an authenticator has been asked to sign, once, within minutes.
create table identity.passkey_challenge (
  challenge text primary key,
  person_id uuid,
  expires_at timestamptz not null
);
create index on identity.passkey_challenge (expires_at);
grant select, insert, delete on identity.passkey_challenge to quai_app;

create table identity.api_token (
  id uuid primary key,
  org_id uuid not null,
  person_id uuid not null,
  name text not null check (length(name) between 1 and 64),
  -- the first characters, to recognize it by
  hint text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade
);
create index on identity.api_token (org_id, person_id);
call platform.protect('identity.api_token');
grant select, insert, update on identity.api_token to quai_app;

-- One round trip opens a request (as in 0002), now also for pending sessions, locked people and idle limits.
drop function identity.open_request;
create function identity.open_request(token bytea) returns table (
  session_id uuid, session_state text, confirmed_at timestamptz, second_factor_at timestamptz,
  person_id uuid, org_id uuid, username text, email text, name text, role text, org_role text,
  email_verified boolean, language text, company_name text, company_id text, has_second_factor boolean,
  require_second_factor boolean, scopes text[]
) language plpgsql security definer set search_path = '' as $$
declare
  seen timestamptz;
begin
  perform set_config('quai.scope', 'system', true);
  select s.id, s.state, s.confirmed_at, s.second_factor_at, s.last_seen_at,
         p.id, p.org_id, p.username, p.email, p.name, p.role, p.org_role, p.email_verified, p.language,
         o.company_name, o.company_id,
         exists (select from identity.totp t where t.org_id = p.org_id and t.person_id = p.id and t.confirmed_at is not null)
           or exists (select from identity.passkey k where k.org_id = p.org_id and k.person_id = p.id),
         o.require_second_factor
    into session_id, session_state, confirmed_at, second_factor_at, seen,
         person_id, org_id, username, email, name, role, org_role, email_verified, language,
         company_name, company_id, has_second_factor, require_second_factor
    from identity.session s
    join identity.person p on p.id = s.person_id
    join identity.organization o on o.id = p.org_id
   where s.token_hash = token and p.state = 'active'
     and s.expires_at > now() and s.last_seen_at > now() - interval '12 hours';
  if not found then
    perform set_config('quai.scope', 'none', true);
    return;
  end if;
  if seen < now() - interval '5 minutes' then
    update identity.session s set last_seen_at = now() where s.id = session_id;
    update identity.person p set last_seen_at = now() where p.id = person_id;
  end if;
  perform set_config('quai.scope', case
            when session_state <> 'active' then 'none'
            when role = 'customer' then 'organization' else 'staff' end, true),
          set_config('quai.org_id', org_id::text, true),
          set_config('quai.person_id', person_id::text, true);
  return next;
end $$;
revoke execute on function identity.open_request from public;
grant execute on function identity.open_request to quai_app;

create or replace function identity.sessions_alive(ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
begin
  perform set_config('quai.scope', 'system', true);
  return query select s.id from identity.session s join identity.person p on p.id = s.person_id
    where s.id = any (ids) and s.expires_at > now() and s.last_seen_at > now() - interval '12 hours'
      and p.state = 'active' and s.state = 'active';
  perform set_config('quai.scope', scope_before, true);
end $$;

-- Before anybody is signed in there is no organization to look in: these two answer just what signing in needs.
create function identity.find_credentials(address text) returns table (
  person_id uuid, org_id uuid, password_hash text, state text, email text, name text, language text, email_verified boolean
) language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
begin
  perform set_config('quai.scope', 'system', true);
  return query select p.id, p.org_id, p.password_hash, p.state, p.email, p.name, p.language, p.email_verified
    from identity.person p where p.email = lower(address);
  perform set_config('quai.scope', scope_before, true);
end $$;
revoke execute on function identity.find_credentials from public;
grant execute on function identity.find_credentials to quai_app;

-- The same for a program that shows an API token. Its rights are those of its person, cut down to its scopes.
create function identity.open_token(token bytea) returns table (
  session_id uuid, session_state text, confirmed_at timestamptz, second_factor_at timestamptz,
  person_id uuid, org_id uuid, username text, email text, name text, role text, org_role text,
  email_verified boolean, language text, company_name text, company_id text, has_second_factor boolean,
  require_second_factor boolean, scopes text[]
) language plpgsql security definer set search_path = '' as $$
declare
  used timestamptz;
begin
  perform set_config('quai.scope', 'system', true);
  select a.id, 'token', a.created_at, a.last_used_at, p.id, p.org_id, p.username, p.email, p.name, p.role, p.org_role,
         p.email_verified, p.language, o.company_name, o.company_id, a.scopes
    into session_id, session_state, confirmed_at, used, person_id, org_id, username, email, name, role, org_role,
         email_verified, language, company_name, company_id, scopes
    from identity.api_token a
    join identity.person p on p.id = a.person_id
    join identity.organization o on o.id = p.org_id
   where a.token_hash = token and a.revoked_at is null and a.expires_at > now() and p.state = 'active';
  if not found then
    perform set_config('quai.scope', 'none', true);
    return;
  end if;
  has_second_factor := false;
  require_second_factor := false;
  if used is null or used < now() - interval '5 minutes' then
    update identity.api_token a set last_used_at = now() where a.id = session_id;
  end if;
  -- a token never reaches beyond its organization, whoever made it
  perform set_config('quai.scope', 'organization', true),
          set_config('quai.org_id', org_id::text, true),
          set_config('quai.person_id', person_id::text, true);
  return next;
end $$;
revoke execute on function identity.open_token from public;
grant execute on function identity.open_token to quai_app;
