-- What a firm answered to the questions that all of its policies share.
create table policy_interviews (
  org_id uuid primary key references organisations on delete cascade,
  answers jsonb not null,
  -- Counts up with every change: of two who change it at once, the second is told.
  version integer not null default 1,
  saved_at timestamptz not null,
  saved_by_name text not null
);
alter table policy_interviews enable row level security;
alter table policy_interviews force row level security;
create policy tenant on policy_interviews to portal_app using (org_id = app_org_id());
create policy system on policy_interviews to portal_system using (true);
grant select, insert, update, delete on policy_interviews to portal_app;
