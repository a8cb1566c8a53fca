-- For how many days the provider keeps what is cleared by itself; what has no row is kept as long as usual.
create table retention_times (
  kind text primary key,
  days integer not null check (days between 1 and 3650)
);
alter table retention_times enable row level security;
alter table retention_times force row level security;
create policy system on retention_times to portal_system using (true);
grant select, insert, update, delete on retention_times to portal_app;
