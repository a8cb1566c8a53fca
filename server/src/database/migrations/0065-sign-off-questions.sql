-- The questions that somebody was asked about the part for everyone, with the words of the answers; null where none were asked.
alter table sign_offs add column questions jsonb;
-- The earlier version that was confirmed, where the part for everyone did not change since: statement, hash, time and questions are of that
-- version, and nobody was asked again. The row is of the day on which this version was approved.
alter table sign_offs add column carried_from integer;
