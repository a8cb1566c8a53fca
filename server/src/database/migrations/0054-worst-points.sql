-- What stands open at worst at each customer, noted with its score of the day; the console's list shows it and is ordered by it.
alter table organisations add column worst_point text not null default '';
-- From 4 for critical to 1 for low; 0 where nothing open is known.
alter table organisations add column worst_point_rank smallint not null default 0 check (worst_point_rank between 0 and 4);
create index organisations_worst_point_rank on organisations (worst_point_rank desc, org_id);
