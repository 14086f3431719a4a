-- An authenticator app that is being set up: the one in use keeps working until a code of the new one was shown.
create table identity.totp_setup (
  org_id uuid not null,
  person_id uuid not null,
  secret_sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (org_id, person_id),
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade
);
call platform.protect('identity.totp_setup');
grant select, insert, update, delete on identity.totp_setup to quai_app;

-- Whoever signs in with a passkey names no address: the credential says who they are, in whatever organization.
create function identity.find_passkey(credential text) returns table (
  id uuid, org_id uuid, person_id uuid, public_key bytea, counter bigint, person_state text, person_name text
) language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
begin
  perform set_config('quai.scope', 'system', true);
  return query select k.id, k.org_id, k.person_id, k.public_key, k.counter, p.state, p.name
    from identity.passkey k join identity.person p on p.id = k.person_id where k.credential_id = credential;
  perform set_config('quai.scope', scope_before, true);
end $$;
revoke execute on function identity.find_passkey from public;
grant execute on function identity.find_passkey to quai_app;

-- Sweeping skips what another request sweeps, and PostgreSQL asks for the right to update of whoever locks a row.
grant update on identity.passkey_challenge to quai_app;
