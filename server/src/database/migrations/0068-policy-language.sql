-- The language of a version's text; what was written before there were others is English.
alter table policy_versions add column language text not null default 'en';
-- In which language a firm's new drafts begin; null where it has not chosen one.
alter table policy_interviews add column language text;
