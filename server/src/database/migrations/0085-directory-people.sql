-- People whom a firm's directory keeps up to date (SCIM, RFC 7643). Whoever is in training or an admin is linked; the directory's own
-- words for them are kept as it sent them.
create table directory_people (
  person_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  user_name text not null,
  external_id text not null default '',
  given_name text not null default '',
  family_name text not null default '',
  display_name text not null default '',
  -- Empty where the directory names none; the user name is the address then.
  email text not null default '',
  department text not null default '',
  is_active boolean not null,
  trainee_id uuid references trainees on delete set null,
  -- The admin that they are by a group; null for others.
  user_id uuid references users on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  revision integer not null default 1
);
create unique index directory_people_user_name on directory_people (org_id, lower(user_name));
create index directory_people_trainee_id on directory_people (trainee_id);
create index directory_people_user_id on directory_people (user_id);

create table directory_groups (
  group_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  display_name text not null,
  external_id text not null default '',
  -- What an admin of the firm chose it to mean here.
  used_as text not null default 'nothing' check (used_as in ('nothing', 'department', 'admins')),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  revision integer not null default 1
);
create unique index directory_groups_display_name on directory_groups (org_id, lower(display_name));

create table directory_members (
  group_id uuid not null references directory_groups on delete cascade,
  person_id uuid not null references directory_people on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  primary key (group_id, person_id)
);
create index directory_members_person_id on directory_members (person_id);
create index directory_members_org_id on directory_members (org_id);

-- Name, address and department are the directory's, and so is whether they are here.
alter table trainees add column from_directory boolean not null default false;

do $$
declare
  name text;
begin
  foreach name in array array['directory_people', 'directory_groups', 'directory_members'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
    execute format('grant select, insert, update, delete on %I to portal_app', name);
  end loop;
end
$$;
