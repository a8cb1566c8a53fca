-- A ticket that went out as an email has a page where whoever works on it says what became of it. Kept is the hash of its token.
alter table tickets add column link_hash bytea unique;
alter table tickets add column link_ends_at timestamptz;
-- What was said there, by the name that was typed, which may be empty.
alter table tickets add column outcome text check (outcome in ('done', 'declined'));
alter table tickets add column outcome_by text not null default '';
-- What fields that a project of Jira requires are filled with.
alter table ticket_desks add column field_values jsonb not null default '[]';
