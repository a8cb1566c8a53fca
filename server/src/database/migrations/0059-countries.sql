-- Where an organization works, in the order in which it named the countries.
create table organisation_countries (
  org_id uuid not null references organisations on delete cascade,
  code text not null,
  -- Of the US, where the organization named one.
  state text,
  position integer not null,
  primary key (org_id, code)
);
alter table organisation_countries enable row level security;
alter table organisation_countries force row level security;
create policy tenant on organisation_countries to portal_app using (org_id = app_org_id());
create policy system on organisation_countries to portal_system using (true);
grant select, insert, update, delete on organisation_countries to portal_app;
