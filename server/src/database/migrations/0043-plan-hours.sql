-- How many hours a firm has for its plan in 90 days; no row stands for the default.
create table maturity_plan_hours (
  org_id uuid primary key references organisations on delete cascade,
  hours integer not null check (hours between 4 and 400)
);
alter table maturity_plan_hours enable row level security;
alter table maturity_plan_hours force row level security;
create policy tenant on maturity_plan_hours to portal_app using (org_id = app_org_id());
create policy system on maturity_plan_hours to portal_system using (true);
grant select, insert, update, delete on maturity_plan_hours to portal_app;
