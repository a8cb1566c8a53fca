-- How much of the website a scan tried, and why it left the rest; null for scans before this was counted, and of outside engines.
alter table scans add column extent jsonb;
