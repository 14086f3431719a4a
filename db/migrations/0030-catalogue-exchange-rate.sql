-- Exchange rates against the euro: the last good ones, and who is asking for new ones.
create schema catalogue;
grant usage on schema catalogue to quai_app;

create table catalogue.exchange_rate (
  -- one row for all visitors and all api processes
  one boolean primary key default true check (one),
  usd double precision check (usd > 0),
  gbp double precision check (gbp > 0),
  cny double precision check (cny > 0),
  source text check (source in ('primary', 'backup')),
  -- the day that the service says its rates are of
  date date,
  fetched_at timestamptz,
  check (num_nulls(usd, gbp, cny, source, date, fetched_at) in (0, 6)),
  -- the last attempt; its id is here only while it is under way
  attempted_at timestamptz,
  attempt_id uuid
);
insert into catalogue.exchange_rate default values;
grant select, update on catalogue.exchange_rate to quai_app;
