-- Spending a link by mail: there is no session and no organization yet, only what the mail carried.
create function identity.find_mail_link(token bytea, purposes text[]) returns table (
  id uuid, org_id uuid, person_id uuid, purpose text, email text
) language plpgsql security definer set search_path = '' as $$
declare
  scope_before text := coalesce(current_setting('quai.scope', true), '');
begin
  perform set_config('quai.scope', 'system', true);
  return query select l.id, l.org_id, l.person_id, l.purpose, l.email
    from identity.mail_link l
   where l.token_hash = token and l.purpose = any (purposes) and l.used_at is null and l.expires_at > now();
  perform set_config('quai.scope', scope_before, true);
end $$;
revoke execute on function identity.find_mail_link from public;
grant execute on function identity.find_mail_link to quai_app;

-- The kinds of browser that a person has signed in with: the first sign-in from a new one is told by mail.
create table identity.known_device (
  org_id uuid not null,
  person_id uuid not null,
  device_hash bytea not null check (length(device_hash) = 32),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (org_id, person_id, device_hash),
  -- a person who moves to another organization takes them along
  foreign key (org_id, person_id) references identity.person (org_id, id) on delete cascade on update cascade
);
call platform.protect('identity.known_device');
grant select, insert, update, delete on identity.known_device to quai_app;
