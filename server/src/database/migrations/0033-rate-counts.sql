-- Calls of one address in one minute, counted by all processes together. Not logged: what a crash forgets was a minute old at most.
create unlogged table rate_counts (
  key_hash bytea primary key,
  counted integer not null,
  -- By the clock of the database, because processes compare it with one another.
  ends_at timestamptz not null
);
create index rate_counts_ends_at on rate_counts (ends_at);

alter table rate_counts enable row level security;
alter table rate_counts force row level security;
create policy system on rate_counts to portal_system using (true);
grant select, insert, update, delete on rate_counts to portal_app;
