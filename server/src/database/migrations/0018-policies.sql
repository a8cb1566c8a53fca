-- The firm's security policies: one row for each, its versions, and what happened to them.
create table policies (
  org_id uuid not null references organisations on delete cascade,
  -- The library's id, or a slug of the name for a policy of the firm's own.
  policy_id text not null,
  custom boolean not null,
  created_at timestamptz not null,
  primary key (org_id, policy_id)
);

create table policy_versions (
  org_id uuid not null,
  policy_id text not null,
  version integer not null check (version > 0),
  status text not null check (status in ('Draft', 'Active')),
  name text not null,
  -- The library's text and questions as they were when this version was made; null for policies of the firm's own.
  template text,
  library_version integer,
  fields jsonb not null,
  -- Markdown that the firm wrote itself; null while only questions were answered.
  custom_policy text,
  custom_values jsonb not null,
  minor boolean not null default false,
  -- Who approved and who saved; no references, because what was approved stays as it was when they leave.
  approver text,
  approver_id uuid,
  approved_at timestamptz,
  -- The text as it was approved, in Markdown, and its SHA-256.
  approved_text text,
  content_hash bytea,
  saved_at timestamptz not null,
  saved_by uuid,
  saved_by_name text not null,
  draft_mode text check (draft_mode in ('customise', 'sent')),
  sent_to uuid references users on delete set null,
  sent_by_name text,
  sent_at timestamptz,
  primary key (org_id, policy_id, version),
  foreign key (org_id, policy_id) references policies on delete cascade,
  constraint policy_versions_approved check ((status = 'Active') =
    (approver is not null and approved_at is not null and approved_text is not null and content_hash is not null)),
  constraint policy_versions_draft_mode check ((status = 'Draft') = (draft_mode is not null))
);
create unique index policy_versions_one_draft on policy_versions (org_id, policy_id) where status = 'Draft';
create index policy_versions_sent_to on policy_versions (sent_to);

create table policy_events (
  event_id bigint generated always as identity primary key,
  org_id uuid not null,
  policy_id text not null,
  version integer not null,
  at timestamptz not null,
  by_name text not null,
  action text not null,
  -- Labels of the questions that were answered differently, words added and removed, and a note.
  summary jsonb not null,
  foreign key (org_id, policy_id) references policies on delete cascade
);
create index policy_events_of_policy on policy_events (org_id, policy_id, event_id desc);

-- What was approved is never changed by anybody, and goes only with the whole organisation.
create function keep_approved_policy() returns trigger language plpgsql as $$
begin
  if old.status = 'Active' and (tg_op = 'UPDATE' or not app_is_system()) then
    raise exception 'an approved version of a policy stays as it is';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_approved before update or delete on policy_versions
  for each row execute function keep_approved_policy();

do $$
declare
  name text;
begin
  foreach name in array array['policies', 'policy_versions', 'policy_events'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', name);
  end loop;
end
$$;
grant select, insert, update, delete on policies, policy_versions, policy_events to portal_app;
