-- The page of the portal that began an entry, such as that of an incident's log; null where somebody entered it.
alter table register_entries add column origin text;
create index register_entries_origin on register_entries (org_id, origin) where origin is not null;
