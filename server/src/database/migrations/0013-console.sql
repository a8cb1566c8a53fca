-- Changes of what the provider sets up: of two who change a row at once, the second is told.
alter table channels add column version integer not null default 1;
alter table promotions add column version integer not null default 1;
alter table release_notes add column version integer not null default 1;

-- What each customer uses, as it was counted last; the console's list is ordered by it.
alter table organisations
  add column counted_websites integer not null default 0,
  add column counted_admins integer not null default 0,
  add column counted_scans integer not null default 0,
  add column last_active_at timestamptz;
create index organisations_counted_websites on organisations (counted_websites desc, org_id);
create index organisations_counted_admins on organisations (counted_admins desc, org_id);
create index organisations_counted_scans on organisations (counted_scans desc, org_id);
create index organisations_last_active_at on organisations (last_active_at desc nulls last, org_id);

-- What an event said of a subscription whose plan the portal does not offer yet; null once it is taken over.
alter table billing_events add column waits_with jsonb;
create index billing_events_waiting on billing_events (received_at) where waits_with is not null;
