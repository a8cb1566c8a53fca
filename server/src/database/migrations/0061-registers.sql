-- Entries of the registers of `content/registers`: suppliers, devices, exceptions and the like.
create table register_entries (
  entry_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  register text not null,
  -- What the entry is called by: one of its values, kept beside them for lists.
  title text not null,
  -- By the columns of the register; what is empty is left out.
  values jsonb not null,
  -- What is ticked of the register's checklist: done or not-needed, by point.
  ticks jsonb not null default '{}',
  owner_name text not null,
  owner_email text not null,
  due_on date,
  closed_on date,
  closed_by uuid references users on delete set null,
  closed_by_name text not null default '',
  created_at timestamptz not null,
  created_by_name text not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  version integer not null default 1
);
create index register_entries_listed on register_entries (org_id, register, due_on, entry_id);
create index register_entries_due on register_entries (org_id, due_on) where closed_on is null;
create index register_entries_closed on register_entries (register, closed_on) where closed_on is not null;
create index register_entries_closed_by on register_entries (closed_by);

alter table register_entries enable row level security;
alter table register_entries force row level security;
create policy tenant on register_entries to portal_app using (org_id = app_org_id());
create policy system on register_entries to portal_system using (true);
grant select, insert, update, delete on register_entries to portal_app;

-- What became of an entry, change by change; it is deleted with the entry.
create table register_changes (
  change_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  entry_id uuid not null references register_entries on delete cascade,
  kind text not null,
  -- Columns with what was there and what is there now.
  changes jsonb not null default '[]',
  -- Of a file that was added or removed.
  file_name text not null default '',
  changed_by_name text not null,
  changed_at timestamptz not null
);
create index register_changes_entry on register_changes (entry_id, changed_at desc);
create index register_changes_org_id on register_changes (org_id);

alter table register_changes enable row level security;
alter table register_changes force row level security;
create policy tenant on register_changes to portal_app using (org_id = app_org_id());
create policy system on register_changes to portal_system using (true);
grant select, insert, update, delete on register_changes to portal_app;
