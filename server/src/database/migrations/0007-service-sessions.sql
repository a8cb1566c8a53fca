-- A session of the provider's staff that works in a customer's portal; it ends by itself, and either side can end it.
create table service_sessions (
  session_id uuid primary key references sessions on delete cascade,
  service_session_id uuid not null unique,
  org_id uuid not null references organisations on delete cascade,
  staff_id uuid not null references users on delete cascade,
  staff_email text not null,
  reason text not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null
);
create index service_sessions_org_id on service_sessions (org_id);
create index service_sessions_staff_id on service_sessions (staff_id);

alter table service_sessions enable row level security;
alter table service_sessions force row level security;
create policy tenant on service_sessions using (org_id = app_org_id() or app_is_system());
grant select, insert, update, delete on service_sessions to portal_app;
