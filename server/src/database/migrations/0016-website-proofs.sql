-- How an organisation has shown that a website is its own, for plans that ask for it.
create table website_proofs (
  website_id uuid primary key references websites on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  token text not null,
  method text check (method in ('dns', 'file', 'meta')),
  -- When the token was last seen at its place; null before the first time.
  proved_at timestamptz,
  created_at timestamptz not null
);
create index website_proofs_org_id on website_proofs (org_id);
alter table website_proofs enable row level security;
alter table website_proofs force row level security;
create policy tenant on website_proofs using (org_id = app_org_id() or app_is_system());
grant select, insert, update, delete on website_proofs to portal_app;
