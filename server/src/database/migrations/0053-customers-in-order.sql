-- The score that each customer had last, as it was counted; the console's list is ordered by it.
alter table organisations add column counted_score integer not null default 0;
create index organisations_counted_score on organisations (counted_score desc, org_id);
-- All firms' scores of a day, for counting them and for finding who has none yet.
create index score_days_on_day on score_days (on_day, org_id);
-- By which staff finds a customer: in lower case, and without accents and the like once a letter is taken apart.
alter table organisations add column name_without_marks text not null
  generated always as (regexp_replace(normalize(lower(company_name), NFKD), '[\u0300-\u036f]', '', 'g')) stored;
