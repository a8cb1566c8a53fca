-- People who take the firm's training. They have no account: personal links say who they are.
create table trainees (
  trainee_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  email text not null,
  name text not null,
  department text not null default '',
  -- The first day of their training, as an admin entered it.
  started_on date not null,
  -- The day they were added; no course opens before it.
  added_on date not null,
  status text not null default 'active' check (status in ('active', 'removed')),
  added_at timestamptz not null,
  removed_at timestamptz,
  last_seen_at timestamptz,
  -- When their welcome mail was queued.
  welcomed_at timestamptz,
  -- The day of the latest reminder: one a day at most.
  reminded_on date,
  -- Counts the changes: of two admins who save at once, the second is told.
  revision integer not null default 0,
  constraint trainees_removed check ((status = 'removed') = (removed_at is not null))
);
create index trainees_org_id on trainees (org_id, status);
create unique index trainees_email on trainees (org_id, email) where status = 'active';
create index trainees_email_of_any on trainees (email) where status = 'active';

-- The firm's year: when it starts, how fast it goes, and how people are written to.
create table training_programmes (
  org_id uuid primary key references organisations on delete cascade,
  starts_on date not null,
  pace_months integer not null,
  due_days integer not null,
  reminders boolean not null,
  welcome_text text not null,
  revision integer not null default 0,
  updated_at timestamptz not null,
  -- The last day whose courses were opened and whose reminders were queued.
  opened_on date,
  reminded_on date
);

-- Links by which people reach their training; only the hash is kept.
create table trainee_links (
  token_hash bytea primary key,
  org_id uuid not null references organisations on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index trainee_links_org_id on trainee_links (org_id);
create index trainee_links_trainee_id on trainee_links (trainee_id, made_at desc);
create index trainee_links_expires_at on trainee_links (expires_at);

-- What has become of a course of a person; a row comes when the course opens, or an admin decides about it.
create table course_assignments (
  trainee_id uuid not null references trainees on delete cascade,
  course_id text not null,
  org_id uuid not null references organisations on delete cascade,
  opens_on date not null,
  due_on date not null,
  -- Chosen by an admin: changes of the programme do not move it.
  is_due_by_hand boolean not null default false,
  is_waived boolean not null default false,
  assigned_at timestamptz not null,
  -- The lesson where they are and the last one they have seen, from 1; 0 before the first.
  lesson integer not null default 0,
  furthest integer not null default 0,
  exercises text[] not null default '{}',
  started_at timestamptz,
  completed_at timestamptz,
  -- Of the try that was passed.
  course_version integer,
  right_answers integer,
  out_of integer,
  -- The day of the latest mail that named it as due.
  reminded_on date,
  primary key (trainee_id, course_id),
  constraint course_assignments_completed check ((completed_at is null) = (course_version is null))
);
create index course_assignments_org_id on course_assignments (org_id, course_id);
create index course_assignments_open on course_assignments (org_id, due_on)
  where completed_at is null and not is_waived;

-- Tries of quizzes. The questions are kept as they were asked, because a course may change while somebody is at it.
create table quiz_tries (
  try_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  course_id text not null,
  course_version integer not null,
  number integer not null,
  questions jsonb not null,
  asked text[] not null,
  answers jsonb,
  -- The questions that were answered wrong.
  wrong text[],
  right_answers integer,
  is_passed boolean not null default false,
  begun_at timestamptz not null,
  ended_at timestamptz,
  unique (trainee_id, course_id, number),
  constraint quiz_tries_ended check ((ended_at is null) = (answers is null) and (ended_at is null) = (wrong is null))
);
create index quiz_tries_org_id on quiz_tries (org_id, course_id) where ended_at is not null;
create index quiz_tries_of_organisation on quiz_tries (org_id);
create unique index quiz_tries_one_open on quiz_tries (trainee_id, course_id) where ended_at is null;

-- Names stand as they were on the day, whatever they are changed to later.
create table certificates (
  certificate_id uuid primary key,
  code text not null unique,
  org_id uuid not null references organisations on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  trainee_name text not null,
  organisation_name text not null,
  course_id text not null,
  course_name text not null,
  course_version integer not null,
  issued_at timestamptz not null
);
create index certificates_org_id on certificates (org_id);
create index certificates_trainee_id on certificates (trainee_id, course_id, issued_at desc);

do $$
declare
  name text;
begin
  foreach name in array array['trainees', 'training_programmes', 'trainee_links', 'course_assignments', 'quiz_tries', 'certificates']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', name);
  end loop;
end
$$;

grant select, insert, update, delete on trainees, training_programmes, trainee_links, course_assignments, quiz_tries, certificates
  to portal_app;
