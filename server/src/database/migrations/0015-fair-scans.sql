-- When a worker first took the scan; before that it waits for its turn.
alter table scans add column begun_at timestamptz;

-- How many scans an organisation has under way decides whose turn it is.
create index scans_under_way on scans (org_id) where status = 'started';
