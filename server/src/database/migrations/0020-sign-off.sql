-- People who are asked to read and acknowledge policies. They have no account: personal links say who they are.
create table sign_off_people (
  person_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  email text not null,
  name text not null,
  added_at timestamptz not null,
  unique (org_id, email)
);

-- Only the hash of a link is kept.
create table sign_off_links (
  token_hash bytea primary key,
  org_id uuid not null references organisations on delete cascade,
  person_id uuid not null references sign_off_people on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_off_links_org_id on sign_off_links (org_id);
create index sign_off_links_person_id on sign_off_links (person_id);
create index sign_off_links_expires_at on sign_off_links (expires_at);

-- One person asked about one version of a policy, and what became of it.
create table sign_offs (
  org_id uuid not null,
  person_id uuid not null references sign_off_people on delete cascade,
  policy_id text not null,
  version integer not null,
  asked_at timestamptz not null,
  asked_on date not null,
  asked_by_name text not null,
  reminded_on date,
  reminders integer not null default 0,
  -- Taken back, or overtaken by a newer version.
  withdrawn_at timestamptz,
  acknowledged_at timestamptz,
  -- What was agreed to: the statement as it was shown, and the SHA-256 of the text.
  statement text,
  content_hash bytea,
  primary key (org_id, person_id, policy_id, version),
  foreign key (org_id, policy_id, version) references policy_versions on delete cascade,
  constraint sign_offs_acknowledged check (
    (acknowledged_at is null) = (statement is null) and (acknowledged_at is null) = (content_hash is null))
);
create index sign_offs_of_policy on sign_offs (org_id, policy_id, version);
create index sign_offs_open on sign_offs (org_id) where acknowledged_at is null and withdrawn_at is null;
create index sign_offs_person_id on sign_offs (person_id);

-- The last day on which open sign-offs were looked at, so that each reminder and summary goes once.
create table sign_off_days (
  org_id uuid primary key references organisations on delete cascade,
  looked_on date not null
);

-- An acknowledgement is never changed, and goes only with the whole organisation.
create function keep_acknowledgement() returns trigger language plpgsql as $$
begin
  if old.acknowledged_at is not null and (tg_op = 'UPDATE' or not app_is_system()) then
    raise exception 'an acknowledgement stays as it is';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_acknowledgement before update or delete on sign_offs
  for each row execute function keep_acknowledgement();

do $$
declare
  name text;
begin
  foreach name in array array['sign_off_people', 'sign_off_links', 'sign_offs', 'sign_off_days'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', name);
  end loop;
end
$$;
grant select, insert, update, delete on sign_off_people, sign_off_links, sign_offs, sign_off_days to portal_app;
