-- Where else than on the website an account signs in (origins), and which of these hosts somebody agreed to with their own words, since
-- they are not proved to be the organisation's; the words stand in scan_consents.
alter table website_sign_ins
  add column hosts text[] not null default '{}',
  add column agreed_hosts text[] not null default '{}',
  -- Where the try led that nobody had named.
  add column try_host text;
