-- What a firm hands to a helper without an account, such as its IT provider. Only the hash of the link is kept.
create table handovers (
  handover_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  token_hash bytea not null unique,
  helper_name text not null,
  -- Empty where the link was copied.
  helper_email text not null,
  note text not null default '',
  shows_firm boolean not null,
  days integer not null,
  made_by uuid references users on delete set null,
  made_by_name text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  -- How many emails the helper's doings caused on that day.
  emails_on date,
  emails integer not null default 0
);
create index handovers_made_by on handovers (made_by);
create index handovers_org_id on handovers (org_id, made_at desc);

-- What a handover asks for. The title is that of the day on which it was made, for what is removed since.
create table handover_points (
  point_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  handover_id uuid not null references handovers on delete cascade,
  position integer not null,
  kind text not null check (kind in ('finding', 'weakness', 'raise', 'plan-step')),
  ref text not null,
  title text not null,
  -- When the helper last said that it is fixed, and how often on that day.
  done_at timestamptz,
  checks_on date,
  checks integer not null default 0,
  confirmed_at timestamptz,
  confirmed_by_name text,
  unique (handover_id, kind, ref)
);
create index handover_points_org_id on handover_points (org_id);

create table handover_questions (
  question_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  point_id uuid not null references handover_points on delete cascade,
  question text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by_name text,
  constraint handover_questions_answered check ((answer is null) = (answered_at is null))
);
create index handover_questions_point_id on handover_questions (point_id);
create index handover_questions_org_id on handover_questions (org_id);

do $$
declare
  name text;
begin
  foreach name in array array['handovers', 'handover_points', 'handover_questions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
  end loop;
end
$$;
grant select, insert, update, delete on handovers, handover_points, handover_questions to portal_app;
