-- How scans of a website sign in: the account they read with, and one with fewer rights to compare it with. The words that were
-- agreed to stand in scan_consents.
create table website_sign_ins (
  website_id uuid not null references websites on delete cascade,
  account text not null check (account in ('main', 'lesser')),
  org_id uuid not null references organisations on delete cascade,
  way text not null check (way in ('bearer', 'header', 'cookie', 'form', 'steps')),
  -- What may be shown of it: the user, or the name of the header.
  shown_name text not null,
  -- Page of the sign-in form; null for other ways.
  page text,
  sign_url text not null,
  -- Null where the page itself is the sign.
  sign_text text,
  -- All of it, with what is secret.
  sealed_access text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  tried_at timestamptz,
  try_failure text,
  primary key (website_id, account)
);
create index website_sign_ins_org_id on website_sign_ins (org_id);
alter table website_sign_ins enable row level security;
alter table website_sign_ins force row level security;
create policy tenant on website_sign_ins to portal_app using (org_id = app_org_id());
create policy system on website_sign_ins to portal_system using (true);
grant select, insert, update, delete on website_sign_ins to portal_app;

-- Websites whose scans may sign in, and who agreed to it.
create table website_sign_in_switches (
  website_id uuid primary key references websites on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  switched_on_by text not null,
  switched_on_at timestamptz not null
);
create index website_sign_in_switches_org_id on website_sign_in_switches (org_id);
alter table website_sign_in_switches enable row level security;
alter table website_sign_in_switches force row level security;
create policy tenant on website_sign_in_switches to portal_app using (org_id = app_org_id());
create policy system on website_sign_in_switches to portal_system using (true);
grant select, insert, update, delete on website_sign_in_switches to portal_app;
