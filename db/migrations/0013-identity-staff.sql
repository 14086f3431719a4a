-- What staff needs to find one of a million people, and to move a person to another organization.

-- Order of the list of all people: who was here last.
create index on identity.person ((coalesce(last_seen_at, created_at)) desc, id desc);
-- What a list shows on its own stays small, and so do these.
create index on identity.person (id) where role <> 'customer';
create index on identity.person (id) where not email_verified;
create index on identity.person (id) where state in ('held', 'joining');
create index on identity.promotion_request (state, id);

-- Words that people and organizations are searched by. Row-level security lets an index be used only through operators
-- that cannot leak (comparison of texts can, full-text search and patterns cannot): therefore words, one row each.
create table identity.search_word (
  word text not null,
  org_id uuid not null references identity.organization,
  -- null: a word of the organization itself
  person_id uuid
);
create index on identity.search_word (word, person_id, org_id);
create index on identity.search_word (org_id, person_id);
call platform.protect('identity.search_word');
grant select, insert, delete on identity.search_word to quai_app;

-- Lower case without accents: Inès is found by "ines". The server cuts what is typed in the same way.
create function identity.words_of(texts text) returns setof text language sql immutable
begin atomic
  select distinct word
    from regexp_split_to_table(
      regexp_replace(normalize(lower(texts), NFD), U&'[\0300-\036F]', '', 'g'), '[^[:alnum:]]+') as word
   where word <> '';
end;

create function identity.index_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from identity.search_word w where w.org_id = old.org_id and w.person_id = old.id;
  end if;
  insert into identity.search_word (word, org_id, person_id)
    select word, new.org_id, new.id from identity.words_of(new.name || ' ' || new.username || ' ' || new.email) as word;
  return null;
end $$;
create trigger searched after insert or update of name, username, email, org_id on identity.person
  for each row execute function identity.index_person();

create function identity.index_organization() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from identity.search_word w where w.org_id = old.id and w.person_id is null;
  end if;
  insert into identity.search_word (word, org_id)
    select word, new.id from identity.words_of(new.company_name || ' ' || new.company_id) as word;
  return null;
end $$;
create trigger searched after insert or update of company_name, company_id on identity.organization
  for each row execute function identity.index_organization();

select set_config('quai.scope', 'system', true);
insert into identity.search_word (word, org_id, person_id)
  select word, p.org_id, p.id from identity.person p, identity.words_of(p.name || ' ' || p.username || ' ' || p.email) as word;
insert into identity.search_word (word, org_id)
  select word, o.id from identity.organization o, identity.words_of(o.company_name || ' ' || o.company_id) as word;
select set_config('quai.scope', '', true);

-- Who moves to another organization takes factors and requests along.
do $$
declare
  held record;
begin
  for held in
    select conrelid::regclass as child, conname, confdeltype = 'c' as cascades from pg_constraint
     where contype = 'f' and confrelid = 'identity.person'::regclass and cardinality(conkey) = 2
  loop
    execute format('alter table %s drop constraint %I', held.child, held.conname);
    execute format(
      'alter table %s add constraint %I foreign key (org_id, person_id) references identity.person (org_id, id) on update cascade %s',
      held.child, held.conname, case when held.cascades then 'on delete cascade' else '' end);
  end loop;
end $$;
