-- The day at work of each year: where a person is in it, and how their walks went.
create table training_days_walked (
  org_id uuid not null references organisations on delete cascade,
  trainee_id uuid not null references trainees on delete cascade,
  -- Of the person's training, from 1.
  year smallint not null check (year >= 1),
  -- The places, from 0, of what was chosen in the current or latest walk.
  choices smallint[] not null,
  walks integer not null default 0,
  best_ending text check (best_ending in ('good', 'mixed', 'bad')),
  best_wise smallint,
  latest_ending text check (latest_ending in ('good', 'mixed', 'bad')),
  latest_wise smallint,
  first_walked_at timestamptz,
  latest_walked_at timestamptz,
  primary key (trainee_id, year)
);
create index training_days_walked_org_id on training_days_walked (org_id);

alter table training_days_walked enable row level security;
alter table training_days_walked force row level security;
create policy tenant on training_days_walked to portal_app using (org_id = app_org_id());
create policy system on training_days_walked to portal_system using (true);
grant select, insert, update, delete on training_days_walked to portal_app;
