-- A website's findings over time: one row for each weakness, whatever the number of scans that saw it.
create table website_findings (
  website_finding_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  website_id uuid not null references websites on delete cascade,
  fingerprint text not null,
  check_id text not null,
  variant text not null,
  severity text not null check (severity in ('high', 'medium', 'low', 'info')),
  -- The order of lists: the worst is 0.
  severity_rank smallint not null generated always as
    (case severity when 'high' then 0 when 'medium' then 1 when 'low' then 2 else 3 end) stored,
  state text not null check (state in ('new', 'open', 'reopened', 'fixed')),
  place text not null,
  subject text not null,
  -- In lower case, what people search for besides the texts of the check.
  search_text text not null,
  -- The shallowest level that has seen it.
  seen_level text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  fixed_at timestamptz,
  reopened_at timestamptz,
  times_reopened integer not null default 0,
  -- The scan that saw it last and holds its evidence; no reference, because scans refer to findings.
  last_scan_id uuid not null,
  -- What people decided about it; an acceptance ends, or lapses when the finding becomes worse.
  mark text check (mark in ('false-positive', 'accepted')),
  mark_reason text not null default '',
  mark_ends_at timestamptz,
  mark_severity_rank smallint,
  marked_at timestamptz,
  marked_by uuid references users on delete set null,
  marked_by_name text not null default '',
  unique (website_id, fingerprint),
  constraint website_findings_fixed check ((state = 'fixed') = (fixed_at is not null)),
  constraint website_findings_marked check ((mark is null) = (marked_at is null) and (mark is null) = (mark_severity_rank is null)),
  constraint website_findings_accepted check ((mark is not distinct from 'accepted') = (mark_ends_at is not null))
);
create index website_findings_worst_first on website_findings
  (org_id, severity_rank, last_seen_at desc, website_finding_id);
create index website_findings_of_website on website_findings
  (website_id, severity_rank, last_seen_at desc, website_finding_id);
create index website_findings_marked_by on website_findings (marked_by);
-- For counts of what there is to do, which never look at what is fixed.
create index website_findings_to_do on website_findings (website_id, severity_rank, mark, mark_ends_at, mark_severity_rank)
  where state <> 'fixed';

-- What each completed scan changed in them; null until that was worked out, as for scans made before there was this table.
alter table scans add column new_findings integer;
alter table scans add column reopened_findings integer;
alter table scans add column fixed_findings integer;
-- The software and services that the scan recognised, such as "nginx".
alter table scans add column software jsonb not null default '[]';
-- A scan that looks at one finding alone, and what it said.
alter table scans add column retest_of uuid references website_findings on delete cascade;
alter table scans add column retest_result text check (retest_result in ('fixed', 'still-there', 'not-tested'));
create index scans_retest_of on scans (retest_of, started_at desc);
create index scans_not_followed on scans (website_id, completed_at)
  where status = 'completed' and new_findings is null and retest_of is null;

-- Whether the organisation's admins get a mail when a scan has found something new.
alter table organisations add column mails_new_findings boolean not null default true;

alter table website_findings enable row level security;
alter table website_findings force row level security;
create policy tenant on website_findings using (org_id = app_org_id() or app_is_system());
grant select, insert, update, delete on website_findings to portal_app;
