-- How a firm stands with being looked at from outside: one row each, made with the first look.
create table rated_companies (
  org_id uuid primary key references organisations on delete cascade,
  -- The registrable domain of the website that was last looked at; a firm that changes its address is looked at anew.
  domain text not null,
  state text not null check (state in ('idle', 'measuring', 'failed')),
  failure text check (failure in ('NOTHING_ANSWERED', 'PROVIDER_UNAVAILABLE', 'GIVEN_UP')),
  -- Of the look under way; a job for another one has nothing to do.
  look_id uuid,
  is_running boolean not null default false,
  lost_workers integer not null default 0,
  asked_at timestamptz not null,
  -- End of the last look that gave something.
  looked_at timestamptz,
  -- How many looks began on that day.
  looks_on date not null,
  looks integer not null,
  next_look_at timestamptz not null,
  dkim_selectors text[] not null default '{}',
  constraint rated_companies_measuring check ((state = 'measuring') = (look_id is not null)),
  constraint rated_companies_failed check ((state = 'failed') = (failure is not null))
);
create index rated_companies_next_look_at on rated_companies (next_look_at) where state <> 'measuring';

-- The rating of each day on which there was one: after a look, or after the firm told of an incident.
create table rating_measurements (
  measurement_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  domain text not null,
  on_day date not null,
  -- When the look ended that it rests on.
  measured_at timestamptz not null,
  model text not null,
  provider text not null check (provider in ('builtin', 'bitsight')),
  -- Null when too little could be measured.
  rating integer check (rating between 250 and 900),
  raw numeric(9, 6),
  coverage numeric(6, 5) not null check (coverage between 0 and 1),
  -- By slug: grade, value, reason.
  vectors jsonb not null,
  -- By slug: when its test last ran to the end, or why it did not.
  outcomes jsonb not null,
  assets jsonb not null,
  -- What an outside provider says of the industry.
  industry jsonb,
  unique (org_id, domain, on_day)
);

-- What was seen from outside over time.
create table rating_findings (
  rating_finding_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  domain text not null,
  vector text not null,
  kind text not null,
  asset text not null,
  grade text not null check (grade in ('GOOD', 'FAIR', 'WARN', 'BAD', 'NEUTRAL')),
  grade_rank smallint not null generated always as
    (case grade when 'BAD' then 0 when 'WARN' then 1 when 'FAIR' then 2 when 'NEUTRAL' then 3 else 4 end) stored,
  importance numeric(2, 1) not null,
  -- Lines of text.
  evidence jsonb not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- End of the look that did not see it any more.
  gone_at timestamptz,
  unique (org_id, domain, vector, kind, asset)
);
create index rating_findings_worst_first on rating_findings
  (org_id, domain, grade_rank, last_seen_at desc, rating_finding_id);

-- Security incidents that the firm told of.
create table rating_incidents (
  incident_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  happened_on date not null,
  title text not null,
  note text not null default '',
  reported_by_name text not null,
  reported_at timestamptz not null,
  unique (org_id, happened_on, title)
);

-- Detailed reports; the bytes are those of the moment they were asked for.
create table rating_reports (
  report_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  domain text not null,
  asked_by uuid,
  asked_by_name text not null,
  asked_at timestamptz not null,
  state text not null check (state in ('pending', 'ready', 'failed')),
  ready_at timestamptz,
  kept_until timestamptz not null,
  rating integer,
  file_name text not null,
  content bytea,
  constraint rating_reports_ready check ((state = 'ready') = (content is not null) and (state = 'ready') = (ready_at is not null))
);
create index rating_reports_of_organisation on rating_reports (org_id, asked_at desc);
create index rating_reports_kept_until on rating_reports (kept_until);

do $$
declare
  name text;
begin
  foreach name in array array['rated_companies', 'rating_measurements', 'rating_findings', 'rating_incidents', 'rating_reports']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', name);
  end loop;
end
$$;
grant select, insert, update, delete on rated_companies, rating_measurements, rating_findings, rating_incidents, rating_reports
  to portal_app;
