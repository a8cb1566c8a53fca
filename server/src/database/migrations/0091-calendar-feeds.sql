-- An address that an admin's calendar program reads what comes from. Kept is the hash of its secret.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null,
  last_read_at timestamptz
);
create index calendar_feeds_org_id on calendar_feeds (org_id);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy tenant on calendar_feeds to portal_app using (org_id = app_org_id());
create policy system on calendar_feeds to portal_system using (true);
grant select, insert, update, delete on calendar_feeds to portal_app;
