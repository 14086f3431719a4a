-- The audit log, made ready to be read by filters and to be verified outside of the database.
create index on identity.audit_entry (org_id, action, seq desc);

-- Fields are hashed one below the other. A line break inside of a name could make two different entries the same text,
-- so none is ever written.
create or replace function identity.append_audit(
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
  entry := row(org, head.seq + 1, clock_timestamp(), actor, identity.one_line(actor_name), actor_kind,
               identity.one_line(address), identity.one_line(correlation), identity.one_line(action),
               identity.one_line(object), detail, head.hash, ''::bytea)::identity.audit_entry;
  entry.hash := sha256(convert_to(identity.audit_text(entry), 'UTF8'));
  insert into identity.audit_entry select entry.*;
  update identity.audit_head h set seq = entry.seq, hash = entry.hash where h.org_id = org;
  perform set_config('quai.scope', scope_before, true);
end $$;

create function identity.one_line(words text) returns text language sql immutable
  return regexp_replace(words, '[\n\r]+', ' ', 'g');
