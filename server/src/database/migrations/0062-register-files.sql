-- Files that prove an entry of a register; the bytes are among the files.
create table register_files (
  file_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  entry_id uuid not null references register_entries on delete cascade,
  file_name text not null,
  size integer not null,
  sha256 bytea not null,
  added_by uuid references users on delete set null,
  added_by_name text not null,
  added_at timestamptz not null
);
create index register_files_entry on register_files (entry_id);
create index register_files_org_id on register_files (org_id);
create index register_files_added_by on register_files (added_by);

alter table register_files enable row level security;
alter table register_files force row level security;
create policy tenant on register_files to portal_app using (org_id = app_org_id());
create policy system on register_files to portal_system using (true);
grant select, insert, update, delete on register_files to portal_app;
