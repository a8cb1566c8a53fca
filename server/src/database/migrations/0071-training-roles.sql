-- What people do that has courses of its own; `role_days` holds the day on which each role came.
alter table trainees add column roles text[] not null default '{}';
alter table trainees add column role_days jsonb not null default '{}';

-- Training goes on after its first year. Firms that have begun before join at this day: nothing of later years that lies before it opens.
alter table training_programmes add column continues_on date;
update training_programmes set continues_on = current_date;

-- Courses come again: this is the how-manieth time.
alter table course_assignments add column round integer not null default 1;

-- What had become of a course when it was opened again.
create table course_rounds (
  org_id uuid not null references organisations on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  course_id text not null,
  round integer not null,
  opens_on date not null,
  due_on date not null,
  completed_at timestamptz,
  course_version integer,
  right_answers integer,
  out_of integer,
  is_waived boolean not null,
  -- A role that was lost and came again begins its rounds anew.
  primary key (trainee_id, course_id, round, opens_on)
);
create index course_rounds_org_id on course_rounds (org_id, course_id);

alter table course_rounds enable row level security;
alter table course_rounds force row level security;
create policy tenant on course_rounds to portal_app using (org_id = app_org_id());
create policy system on course_rounds to portal_system using (true);
grant select, insert, update, delete on course_rounds to portal_app;
