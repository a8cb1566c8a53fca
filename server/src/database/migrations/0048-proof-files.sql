-- A file that proves a line of the readiness sheet, one for each; the bytes are among the files.
create table proof_files (
  file_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  statement_key text not null,
  file_name text not null,
  size integer not null,
  sha256 bytea not null,
  added_by uuid references users on delete set null,
  added_by_name text not null,
  added_at timestamptz not null,
  unique (org_id, statement_key)
);
create index proof_files_added_by on proof_files (added_by);

alter table proof_files enable row level security;
alter table proof_files force row level security;
create policy tenant on proof_files to portal_app using (org_id = app_org_id());
create policy system on proof_files to portal_system using (true);
grant select, insert, update, delete on proof_files to portal_app;
