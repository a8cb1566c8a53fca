-- What a firm answered to each question of the maturity assessment. Answers to questions that the set no longer has are kept.
create table maturity_answers (
  org_id uuid not null references organisations on delete cascade,
  element_id text not null,
  -- Of the question as it was answered.
  question_version integer not null,
  level integer not null check (level between 0 and 5),
  dont_know boolean not null check (not dont_know or level = 0),
  note text not null default '',
  answered_by uuid,
  answered_by_name text not null,
  answered_at timestamptz not null,
  -- Goes up with each change, so that nobody overwrites what somebody else answered meanwhile.
  version integer not null,
  primary key (org_id, element_id)
);

-- How the level went: the latest state of each day on which something was answered.
create table maturity_levels (
  org_id uuid not null references organisations on delete cascade,
  on_day date not null,
  at timestamptz not null,
  overall integer not null,
  average numeric(2, 1) not null,
  answered integer not null,
  elements integer not null,
  primary key (org_id, on_day)
);

-- A colleague asked about one question. Only the hash of the link is kept; the answer is a proposal until an admin takes it.
create table maturity_asks (
  ask_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  element_id text not null,
  token_hash bytea not null unique,
  asked_email text not null,
  asked_name text not null,
  message text not null default '',
  asked_by uuid,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  question_version integer,
  level integer check (level between 0 and 5),
  dont_know boolean,
  note text,
  unique (org_id, element_id, asked_email),
  constraint maturity_asks_answered check (
    (answered_at is null) = (level is null) and (answered_at is null) = (dont_know is null)
    and (answered_at is null) = (note is null) and (answered_at is null) = (question_version is null))
);
create index maturity_asks_expires_at on maturity_asks (expires_at);

-- What of the 90-day plan is done; step 0 is finding out.
create table maturity_plan_steps (
  org_id uuid not null references organisations on delete cascade,
  element_id text not null,
  from_level integer not null,
  step integer not null,
  done_at timestamptz not null,
  done_by_name text not null,
  primary key (org_id, element_id, from_level, step)
);

do $$
declare
  name text;
begin
  foreach name in array array['maturity_answers', 'maturity_levels', 'maturity_asks', 'maturity_plan_steps'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', name);
  end loop;
end
$$;
grant select, insert, update, delete on maturity_answers, maturity_levels, maturity_asks, maturity_plan_steps to portal_app;
