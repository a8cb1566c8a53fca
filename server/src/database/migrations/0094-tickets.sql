-- The desk in which a firm's tickets are made: one for each firm.
create table ticket_desks (
  desk_id uuid primary key,
  org_id uuid not null unique references organisations on delete cascade,
  kind text not null check (kind in ('mail', 'github', 'jira')),
  -- An email address, or where the desk answers.
  address text not null,
  project text not null default '',
  account text not null default '',
  -- Null for emails, which need none.
  sealed_token text,
  -- Of the address that the desk calls: kept is the hash of its secret, and sealed what signs the call.
  hook_hash bytea unique,
  sealed_hook_secret text,
  made_by_name text not null,
  made_at timestamptz not null
);
alter table ticket_desks enable row level security;
alter table ticket_desks force row level security;
create policy tenant on ticket_desks to portal_app using (org_id = app_org_id());
create policy system on ticket_desks to portal_system using (true);
grant select, insert, update, delete on ticket_desks to portal_app;

-- One ticket of a finding in a desk, whoever presses at once.
create table tickets (
  ticket_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  desk_id uuid not null references ticket_desks on delete cascade,
  finding_id uuid not null references website_findings on delete cascade,
  state text not null check (state in ('making', 'open', 'closed')),
  key text not null default '',
  url text not null default '',
  made_by_name text not null,
  made_at timestamptz not null,
  closed_at timestamptz,
  -- When the desk was last asked how far it is.
  asked_at timestamptz,
  unique (finding_id, desk_id)
);
create index tickets_org_id on tickets (org_id);
create index tickets_desk_key on tickets (desk_id, key);
alter table tickets enable row level security;
alter table tickets force row level security;
create policy tenant on tickets to portal_app using (org_id = app_org_id());
create policy system on tickets to portal_system using (true);
grant select, insert, update, delete on tickets to portal_app;
