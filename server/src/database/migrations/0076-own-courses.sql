-- Courses that the provider writes itself. What staff works on is theirs alone.
create table own_course_drafts (
  course_id text primary key check (course_id like 'own-%'),
  -- Where a reader's language is missing, they read this one.
  base_language text not null,
  brands text[] not null default '{}',
  revision integer not null default 1,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by_name text not null
);

create table own_course_texts (
  course_id text not null references own_course_drafts on delete cascade,
  language text not null,
  course_text text not null,
  quiz_text text not null,
  -- SVG by file name, as it was sent.
  pictures jsonb not null default '{}',
  primary key (course_id, language)
);

-- What was published, as it was: no version ever changes.
create table own_course_versions (
  version_id uuid primary key,
  course_id text not null references own_course_drafts on delete cascade,
  version integer not null,
  base_language text not null,
  -- By language: course, quiz, pictures.
  texts jsonb not null,
  published_at timestamptz not null,
  published_by_name text not null,
  unique (course_id, version)
);

-- Where a published course stands in the years of the customers of its brands.
create table own_courses (
  course_id text primary key references own_course_drafts on delete cascade,
  version_id uuid not null references own_course_versions on delete cascade,
  month integer not null,
  role text,
  brands text[] not null,
  -- False where it was taken back: nobody begins it any more.
  is_open boolean not null,
  base_language text not null,
  -- By language.
  names jsonb not null
);

create index own_courses_version_id on own_courses (version_id);

-- With which version somebody has begun; null for the portal's own courses.
alter table course_assignments add column own_version_id uuid;
alter table course_rounds add column own_version_id uuid;

do $$
declare
  name text;
begin
  foreach name in array array['own_course_drafts', 'own_course_texts', 'own_course_versions', 'own_courses']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to portal_system using (true)', name);
    execute format('grant select, insert, update, delete on %I to portal_app', name);
  end loop;
end
$$;

-- A customer sees the published courses of their brand, and what their people have begun or done, and no other.
create policy tenant on own_courses for select to portal_app using (
  (is_open and brands @> array[(select brand_id from organisations where org_id = app_org_id())])
  or exists (select from course_assignments given where given.org_id = app_org_id() and given.course_id = own_courses.course_id)
  or exists (select from course_rounds kept where kept.org_id = app_org_id() and kept.course_id = own_courses.course_id)
);
create policy tenant on own_course_versions for select to portal_app using (
  exists (
    select from own_courses published where published.version_id = own_course_versions.version_id
      and published.is_open and published.brands @> array[(select brand_id from organisations where org_id = app_org_id())])
  or exists (
    select from course_assignments given
    where given.org_id = app_org_id() and given.own_version_id = own_course_versions.version_id)
  or exists (
    select from course_rounds kept where kept.org_id = app_org_id() and kept.own_version_id = own_course_versions.version_id)
);

-- Where the provider of a brand keeps what people learned (xAPI); nothing is sent before it is turned on.
create table record_stores (
  brand_id text primary key,
  address text not null,
  -- Key and secret, sealed.
  sealed_key text not null,
  is_on boolean not null default false,
  -- Completions from here on are sent.
  on_since timestamptz,
  -- People by name and address; by a number alone otherwise.
  with_names boolean not null default false,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by_name text not null,
  sent bigint not null default 0,
  last_sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
alter table record_stores enable row level security;
alter table record_stores force row level security;
create policy system on record_stores to portal_system using (true);
grant select, insert, update, delete on record_stores to portal_app;

-- When a job was made that tells the record store.
alter table certificates add column record_queued_at timestamptz;
