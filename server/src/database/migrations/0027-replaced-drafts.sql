-- The words of a draft that somebody else wrote over, deleted or replaced by the library's, so that nobody's are lost.
alter table policy_events
  add column replaced_id uuid,
  add column replaced_text text,
  add column replaced_by_name text,
  add constraint policy_events_replaced check (num_nonnulls(replaced_id, replaced_text, replaced_by_name) in (0, 3));
create unique index policy_events_replaced_draft on policy_events (replaced_id) where replaced_id is not null;
