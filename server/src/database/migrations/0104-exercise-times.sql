-- When each exercise of a course was done, by its id; what was done before has no time. A round that is over keeps both.
alter table course_assignments add column exercise_times jsonb not null default '{}';
alter table course_rounds add column exercises text[] not null default '{}';
alter table course_rounds add column exercise_times jsonb not null default '{}';
