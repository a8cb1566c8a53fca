-- Checks that do more than look, and were switched on for a website; the words that were agreed to stand in scan_consents.
create table website_opt_ins (
  website_id uuid not null references websites on delete cascade,
  check_id text not null check (check_id in ('A18', 'A19')),
  org_id uuid not null references organisations on delete cascade,
  switched_on_by text not null,
  switched_on_at timestamptz not null,
  primary key (website_id, check_id)
);
create index website_opt_ins_org_id on website_opt_ins (org_id);
alter table website_opt_ins enable row level security;
alter table website_opt_ins force row level security;
create policy tenant on website_opt_ins using (org_id = (select app_org_id()) or (select app_is_system()));
grant select, insert, update, delete on website_opt_ins to portal_app;
