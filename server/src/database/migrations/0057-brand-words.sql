-- A provider's own words in place of a text of the portal: by brand, language and the name of the text.
create table brand_words (
  brand_id text not null,
  language text not null,
  text_id text not null,
  words text not null,
  -- What the portal said there when they were written: once that has changed, somebody looks at them again.
  original text not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  primary key (brand_id, language, text_id)
);
alter table brand_words enable row level security;
alter table brand_words force row level security;
create policy system on brand_words to portal_system using (true);
grant select, insert, update, delete on brand_words to portal_app;
