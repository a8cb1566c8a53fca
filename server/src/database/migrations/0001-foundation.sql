-- The application's role owns nothing and bypasses nothing. It is the cluster's, so it may be there already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'portal_app') then
    create role portal_app nologin;
  end if;
  if not pg_has_role(current_user, 'portal_app', 'member') then
    execute format('grant portal_app to %I', current_user);
  end if;
end
$$;

grant usage on schema public to portal_app;

create function app_org_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.org_id', true), '')::uuid $$;
create function app_is_system() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.system', true), '') = 'on' $$;

-- Portal-wide facts.
create table brands (
  brand_id text primary key,
  data jsonb not null,
  updated_at timestamptz not null default now()
);

create table portal_facts (
  name text primary key,
  value jsonb not null
);

-- Organisations and their people.
create table organisations (
  org_id uuid primary key,
  brand_id text not null,
  company_name text not null,
  company_url text not null default '',
  number_of_employees text not null,
  industry text not null,
  phone text not null default '',
  plan_id text not null,
  subscription_status text not null default 'INTRIAL',
  subscribed_at timestamptz,
  trial_ends_at timestamptz,
  requested_plan_id text,
  requested_plan_at timestamptz,
  created_at timestamptz not null
);

create table users (
  user_id uuid primary key,
  org_id uuid references organisations on delete cascade,
  identity_subject text not null unique,
  email text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  job_title text not null default '',
  is_staff boolean not null default false,
  org_goals jsonb not null default '{}',
  has_seen_org_goals boolean not null default false,
  portal_data jsonb not null default '{}',
  welcome_email_sent boolean not null default false,
  subscription_id text,
  created_at timestamptz not null
);
create index users_org_id on users (org_id);

create table invites (
  invite_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  token_hash bytea not null unique,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  job_title text not null default '',
  status text not null default 'pending' check (status in ('pending', 'used', 'cancelled')),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invites_org_id on invites (org_id);
create index invites_invited_by on invites (invited_by);

create table sessions (
  session_id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  active_at timestamptz not null,
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

-- The built-in identity driver.
create table identities (
  subject uuid primary key,
  email text not null unique,
  password_hash text not null,
  verified_at timestamptz,
  failed_attempts integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null
);

create table identity_links (
  token_hash bytea primary key,
  subject uuid not null references identities on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_links_subject on identity_links (subject);

-- Things that count once: bearers, captcha solutions, captcha passes, resend cool-downs.
create table single_uses (
  kind text not null,
  key_hash bytea not null,
  expires_at timestamptz not null,
  primary key (kind, key_hash)
);
create index single_uses_expires_at on single_uses (expires_at);

-- Who did what, when, from where. The application may add and read, never change.
create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null,
  org_id uuid,
  actor_id uuid,
  action text not null,
  subject text not null default '',
  details jsonb not null default '{}',
  ip text not null default '',
  transaction_id text not null default ''
);
create index audit_log_org_id on audit_log (org_id, at desc);

-- Website scanning.
create table websites (
  website_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  name text not null,
  url text not null,
  scan_level text not null,
  created_at timestamptz not null,
  created_by uuid references users on delete set null
);
create unique index websites_name on websites (org_id, lower(name));
create unique index websites_url on websites (org_id, lower(url));
create index websites_created_by on websites (created_by);

create table scan_consents (
  consent_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  website_id uuid references websites on delete set null,
  user_id uuid references users on delete set null,
  user_email text not null,
  url text not null,
  consent_text text not null,
  ip text not null,
  at timestamptz not null
);
create index scan_consents_org_id on scan_consents (org_id);
create index scan_consents_website_id on scan_consents (website_id);
create index scan_consents_user_id on scan_consents (user_id);

create table scan_schedules (
  schedule_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  website_id uuid not null unique references websites on delete cascade,
  first_run_at timestamptz not null,
  recurrence text not null check (recurrence in ('d', 'w', 'm', 'q')),
  day_of_month integer,
  run_on_day_of_week boolean not null default false,
  scheduled_day_of_week integer,
  week_index text,
  next_run_at timestamptz not null,
  updated_at timestamptz not null
);
create index scan_schedules_org_id on scan_schedules (org_id);
create index scan_schedules_next_run_at on scan_schedules (next_run_at);

create table scans (
  scan_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  website_id uuid not null references websites on delete cascade,
  scan_level text not null,
  status text not null check (status in ('started', 'completed', 'failed', 'canceled')),
  -- The schedule's instant this run belongs to; null when somebody asked for it.
  due_at timestamptz,
  started_at timestamptz not null,
  completed_at timestamptz,
  cancel_requested_at timestamptz,
  progress_done integer not null default 0,
  progress_known integer not null default 0,
  highs integer not null default 0,
  mediums integer not null default 0,
  lows integer not null default 0,
  pages integer not null default 0,
  not_tested jsonb not null default '[]',
  failure_reason text,
  -- Workers that died on it in a row without getting any further, and how far the last one got.
  lost_leases integer not null default 0,
  progress_at_loss integer not null default -1,
  is_running boolean not null default false
);
create index scans_org_id on scans (org_id);
create index scans_website_id on scans (website_id, started_at desc);
create unique index scans_due_once on scans (website_id, due_at) where due_at is not null;
create unique index scans_one_running on scans (website_id) where status = 'started';

create table scan_checkpoints (
  scan_id uuid primary key references scans on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  checkpoint jsonb not null,
  saved_at timestamptz not null
);
create index scan_checkpoints_org_id on scan_checkpoints (org_id);

create table scan_findings (
  finding_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  scan_id uuid not null references scans on delete cascade,
  fingerprint text not null,
  severity text not null,
  check_id text not null,
  finding jsonb not null,
  unique (scan_id, fingerprint)
);
create index scan_findings_org_id on scan_findings (org_id);

-- Row-level security: an organisation's rows for its own transactions, all rows for the system's.
do $$
declare
  name text;
begin
  foreach name in array array['organisations', 'users', 'invites', 'audit_log', 'websites', 'scan_consents', 'scan_schedules',
    'scans', 'scan_checkpoints', 'scan_findings']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = app_org_id() or app_is_system())', name);
  end loop;
  foreach name in array array['brands', 'portal_facts', 'sessions', 'identities', 'identity_links', 'single_uses']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using (app_is_system())', name);
  end loop;
end
$$;

grant select, insert, update, delete on organisations, users, invites, websites, scan_consents, scan_schedules, scans, scan_checkpoints,
  scan_findings, brands, portal_facts, sessions, identities, identity_links, single_uses to portal_app;
grant select, insert on audit_log to portal_app;
grant usage on sequence audit_log_audit_id_seq to portal_app;
