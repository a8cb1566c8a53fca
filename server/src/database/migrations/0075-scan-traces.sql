-- What a scan may have left at a website, or changed there: entries of forms, links that turned the site. Null for scans of before, and of
-- engines that do not tell.
alter table scans add column traces jsonb;
