-- Two questions a week for the people who want them, and for the firms that offer it.
alter table trainees add column recall_since timestamptz;
alter table training_programmes add column recall boolean not null default true;
-- The latest day on which its emails of the week were all queued.
alter table training_programmes add column recalled_on date;

-- How well a person knows a question: the better, the higher its box, and the longer until it comes again.
create table training_recalls (
  org_id uuid not null references organisations on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  course_id text not null,
  question_id text not null,
  box smallint not null check (box between 0 and 4),
  due_on date not null,
  last_answered_at timestamptz not null,
  was_right boolean not null,
  answers integer not null default 1,
  right_answers integer not null,
  primary key (trainee_id, course_id, question_id)
);
create index training_recalls_org_id on training_recalls (org_id);

-- What a person is asked in the week that begins on a Tuesday, and whether an email told of it.
create table training_recall_weeks (
  org_id uuid not null references organisations on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  week date not null,
  course_ids text[] not null,
  question_ids text[] not null,
  mailed_at timestamptz,
  primary key (trainee_id, week)
);
create index training_recall_weeks_org_id on training_recall_weeks (org_id);

alter table training_recalls enable row level security;
alter table training_recalls force row level security;
create policy tenant on training_recalls to portal_app using (org_id = app_org_id());
create policy system on training_recalls to portal_system using (true);
grant select, insert, update, delete on training_recalls to portal_app;

alter table training_recall_weeks enable row level security;
alter table training_recall_weeks force row level security;
create policy tenant on training_recall_weeks to portal_app using (org_id = app_org_id());
create policy system on training_recall_weeks to portal_system using (true);
grant select, insert, update, delete on training_recall_weeks to portal_app;
