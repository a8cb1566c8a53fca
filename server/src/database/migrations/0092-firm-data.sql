-- When a firm has asked for everything of it to be deleted, and when that is due. The name of who asked stays when they leave.
alter table organisations
  add column deletion_asked_at timestamptz,
  add column deletion_asked_by text,
  add column deletion_due_at timestamptz,
  add column deletion_reminded_at timestamptz,
  add constraint organisations_deletion_asked check (
    (deletion_asked_at is null) = (deletion_due_at is null) and (deletion_asked_at is null) = (deletion_asked_by is null)
    and (deletion_reminded_at is null or deletion_due_at is not null)
  );
create index organisations_deletion_due_at on organisations (deletion_due_at) where deletion_due_at is not null;

-- The one file with everything of a firm that its admins have asked for; the bytes are among the files.
create table firm_exports (
  export_id uuid primary key,
  org_id uuid not null unique references organisations on delete cascade,
  asked_by uuid references users on delete set null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  tries integer not null default 0,
  size bigint not null default 0
);
create index firm_exports_asked_by on firm_exports (asked_by);
create index firm_exports_expires_at on firm_exports (expires_at);
alter table firm_exports enable row level security;
alter table firm_exports force row level security;
create policy tenant on firm_exports to portal_app using (org_id = app_org_id());
create policy system on firm_exports to portal_system using (true);
grant select, insert, update, delete on firm_exports to portal_app;
