-- People who showed interest: one row an address, whatever was sent how often.
create table leads (
  lead_id uuid primary key,
  email text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  company_name text not null default '',
  job_title text not null default '',
  phone text not null default '',
  lead_form text not null,
  source text not null,
  lead_status text not null default '',
  promotions_opt_in boolean not null default false,
  page_uri text not null default '',
  page_name text not null default '',
  hutk text not null default '',
  -- As the server saw it.
  ip text not null,
  brand_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When an outside service took it last.
  delivered_at timestamptz
);
create index leads_newest on leads (created_at desc, lead_id);

-- What a person has allowed, in which words; a consent that was taken back stays as a record.
create table marketing_consents (
  -- Stands for the person towards an outside service; another consent is another stranger there.
  consent_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('usage', 'promotions')),
  consent_text text not null,
  ip text not null,
  at timestamptz not null,
  taken_back_at timestamptz
);
create index marketing_consents_user_id on marketing_consents (user_id, kind);
create unique index marketing_consents_standing on marketing_consents (user_id, kind) where taken_back_at is null;

-- What is done in the portal by people who allowed it to be counted; by organisation, not by person.
create table usage_events (
  event_id uuid primary key,
  org_id uuid references organisations on delete cascade,
  name text not null check (length(name) <= 60),
  at timestamptz not null
);
create index usage_events_org_id on usage_events (org_id);
create index usage_events_at on usage_events (at);

do $$
declare
  name text;
begin
  foreach name in array array['leads', 'marketing_consents']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using (app_is_system())', name);
  end loop;
end
$$;
alter table usage_events enable row level security;
alter table usage_events force row level security;
create policy tenant on usage_events using (org_id = app_org_id() or app_is_system());

grant select, insert, update, delete on leads, marketing_consents, usage_events to portal_app;
