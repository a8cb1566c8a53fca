-- Visits of staff whose end the customer's admins have yet to be told of: however a visit ends, its row here is what remains of it.
create table visits (
  visit_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  staff_email text not null,
  reason text not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null
);
create index visits_org_id on visits (org_id);

alter table visits enable row level security;
alter table visits force row level security;
create policy tenant on visits to portal_app using (org_id = app_org_id());
create policy system on visits to portal_system using (true);
grant select, insert, update, delete on visits to portal_app;
