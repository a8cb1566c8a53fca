-- The score of a firm on each day, for its line over time.
create table score_days (
  org_id uuid not null references organisations on delete cascade,
  on_day date not null,
  score smallint not null check (score between 0 and 100),
  primary key (org_id, on_day)
);
alter table score_days enable row level security;
alter table score_days force row level security;
create policy tenant on score_days to portal_app using (org_id = app_org_id());
create policy system on score_days to portal_system using (true);
grant select, insert, update, delete on score_days to portal_app;
