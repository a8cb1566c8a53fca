-- A finding of software may become another case of it, such as an old version whose flaws are known now, and keeps its history.
-- How much the case says against the software; the same order as in the domain's case-rank.ts.
alter table website_findings add column case_rank smallint not null generated always as
  (case variant when 'flaw-possible' then 1 when 'flaw-medium' then 2 when 'flaw-high' then 3 when 'flaw-exploited' then 4 else 0 end) stored;
-- When it last became worse while it was there.
alter table website_findings add column worsened_at timestamptz;
-- The case that was marked: no mark stands for a worse one.
alter table website_findings add column mark_case_rank smallint;
update website_findings set mark_case_rank = case_rank where mark is not null;

drop index website_findings_to_do;
create index website_findings_to_do on website_findings
  (website_id, severity_rank, mark, mark_ends_at, mark_severity_rank, case_rank, mark_case_rank) where state <> 'fixed';
