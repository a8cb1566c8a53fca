-- Simulated phishing. How sending stands for all firms is one row.
create table phishing_provider (
  is_only boolean primary key default true check (is_only),
  is_stopped boolean not null default false,
  stopped_at timestamptz,
  stopped_by_name text,
  checked_at timestamptz,
  checked_domain text not null default '',
  is_sound boolean not null default false,
  records jsonb not null default '[]'
);

create table phishing_settings (
  org_id uuid primary key references organisations on delete cascade,
  is_on boolean not null default false,
  turned_on_at timestamptz,
  turned_on_by text,
  shows_names boolean not null default false,
  revision integer not null default 0,
  -- Of the page "I report this".
  report_token_hash bytea unique,
  report_link_at timestamptz,
  report_link_by text
);

create table phishing_domains (
  domain_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  domain text not null,
  -- Stands in the TXT record.
  record_value text not null,
  added_at timestamptz not null,
  proved_by text check (proved_by in ('dns', 'mail')),
  proved_at timestamptz,
  expires_at timestamptz,
  code_hash bytea,
  code_sent_to text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  unique (org_id, domain)
);

create table phishing_campaigns (
  campaign_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  days integer not null,
  departments text[] not null default '{}',
  templates text[] not null default '{}',
  made_by_name text not null,
  made_at timestamptz not null,
  stopped_at timestamptz,
  -- When the proofs of the firm's domains were looked at again before its first mail.
  proofs_checked_at timestamptz
);
create index phishing_campaigns_org_id on phishing_campaigns (org_id, made_at desc);

-- One mail to one person; its id stands in the log of mails, in its Message-ID and in its header.
create table phishing_mails (
  mail_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  campaign_id uuid not null references phishing_campaigns on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  template_id text not null,
  level integer not null,
  department text not null,
  state text not null default 'planned' check (state in ('planned', 'queued', 'delivered', 'bounced', 'dropped')),
  send_at timestamptz not null,
  queued_at timestamptz,
  sent_at timestamptz,
  -- Of the link, and of one that nobody sees.
  token_hash bytea unique,
  trap_hash bytea unique,
  trap_at timestamptz,
  robot_at timestamptz,
  clicked_at timestamptz,
  further_at timestamptz,
  lesson_done_at timestamptz,
  reported_at timestamptz,
  reported_by text check (reported_by in ('page', 'address', 'mailbox')),
  unique (campaign_id, trainee_id)
);
create index phishing_mails_org_id on phishing_mails (org_id, send_at);
create index phishing_mails_trainee_id on phishing_mails (trainee_id, send_at);
create index phishing_mails_due on phishing_mails (send_at) where state = 'planned';
create index phishing_mails_queued on phishing_mails (queued_at) where state = 'queued';

-- What people reported that was not one of ours: never its text.
create table phishing_reports (
  report_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  sender text not null,
  subject text not null,
  way text not null check (way in ('page', 'address', 'mailbox')),
  reported_at timestamptz not null
);
create index phishing_reports_org_id on phishing_reports (org_id, reported_at desc);

do $$
declare
  name text;
begin
  foreach name in array array['phishing_settings', 'phishing_domains', 'phishing_campaigns', 'phishing_mails', 'phishing_reports']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
    execute format('grant select, insert, update, delete on %I to portal_app', name);
  end loop;
end
$$;
grant select, insert, update on phishing_provider to portal_app;
alter table phishing_provider enable row level security;
alter table phishing_provider force row level security;
create policy system on phishing_provider to portal_system using (true);
