-- In which language people without an account read: of their last choice on a page that a personal link opens, or else of their first visit.
create table people_languages (
  org_id uuid not null references organisations on delete cascade,
  email text not null,
  language text not null,
  -- By the person or a link that names it; otherwise it is what a first visit came with.
  is_chosen boolean not null,
  -- Renewed by visits, so that who comes no more is forgotten.
  kept_at timestamptz not null,
  primary key (org_id, email)
);
create index people_languages_kept_at on people_languages (kept_at);
alter table people_languages enable row level security;
alter table people_languages force row level security;
create policy tenant on people_languages to portal_app using (org_id = app_org_id());
create policy system on people_languages to portal_system using (true);
grant select, insert, update, delete on people_languages to portal_app;
