-- What a website's owner says its interface can be asked: the operations that were read out of the description, without its text.
create table website_descriptions (
  website_id uuid primary key references websites on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  format text not null check (format in ('openapi', 'postman', 'har')),
  file_name text not null,
  operations jsonb not null,
  left_out jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null
);
create index website_descriptions_org_id on website_descriptions (org_id);
alter table website_descriptions enable row level security;
alter table website_descriptions force row level security;
create policy tenant on website_descriptions to portal_app using (org_id = app_org_id());
create policy system on website_descriptions to portal_system using (true);
grant select, insert, update, delete on website_descriptions to portal_app;
