-- How far a brand's set-up is: what the last look outside found, and what only the provider knows. The brand that comes along has no row
-- in brands, so nothing refers to it.
create table brand_set_ups (
  brand_id text primary key,
  dkim_selector text,
  -- Who read the legal page; the name outlives the account.
  legal_read_by text,
  is_hidden boolean not null default false,
  checked_at timestamptz,
  checked_by text not null default '',
  -- The names that were looked up: what was found of others says nothing.
  checked_for text not null default '',
  lines jsonb not null default '[]',
  -- The last test email, in mail_log.
  test_mail_id uuid,
  test_mail_to text not null default '',
  test_mail_from text not null default ''
);
alter table brand_set_ups enable row level security;
alter table brand_set_ups force row level security;
create policy system on brand_set_ups to portal_system using (true);
grant select, insert, update, delete on brand_set_ups to portal_app;
