-- A course that has opened is told of once, by the mail of the day.
alter table course_assignments add column announced_on date;
update course_assignments set announced_on = opens_on;
create index course_assignments_to_announce on course_assignments (org_id, opens_on)
  where announced_on is null and completed_at is null and not is_waived;
