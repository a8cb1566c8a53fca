-- What anybody asked the open check to look at. A row is the browser's that asked, lives for an hour, and is named by nothing else.
create table outside_checks (
  check_id uuid primary key,
  -- Hash of what binds things before sign-in to one browser.
  browser_hash bytea not null,
  host text not null,
  -- The address that is looked at.
  url text not null,
  brand_id text not null,
  -- As it stood in the address, and the name of its channel; empty without one.
  subscription_id text,
  channel text not null,
  is_done boolean not null default false,
  failure text check (failure in ('NAME_UNKNOWN')),
  -- What was seen so far: outcomes by vector, and findings.
  seen jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Two clicks are one check.
  unique (browser_hash, url)
);
create index outside_checks_expires_at on outside_checks (expires_at);
create index outside_checks_under_way on outside_checks (created_at) where not is_done;

-- Who left an address after a check, with what they agreed to, word for word.
create table outside_check_leads (
  lead_id uuid primary key,
  email text not null,
  domain text not null,
  brand_id text not null,
  channel text not null,
  consent_text text not null,
  left_at timestamptz not null,
  expires_at timestamptz not null,
  unique (email, domain)
);
create index outside_check_leads_newest on outside_check_leads (left_at desc, lead_id);
create index outside_check_leads_expires_at on outside_check_leads (expires_at);

-- How many checks and leads a channel brought on a day; nobody's name, address or domain.
create table outside_check_counts (
  on_day date not null,
  brand_id text not null,
  channel text not null,
  checks integer not null default 0,
  leads integer not null default 0,
  primary key (on_day, brand_id, channel)
);

do $$
declare
  name text;
begin
  foreach name in array array['outside_checks', 'outside_check_leads', 'outside_check_counts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to portal_system using (true)', name);
    execute format('grant select, insert, update, delete on %I to portal_app', name);
  end loop;
end
$$;
