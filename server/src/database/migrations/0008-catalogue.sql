-- What a provider sets up: the plans on offer, and the pictures of brands and channels.
create table plans (
  plan_id text primary key,
  -- From the lowest plan to the highest.
  position integer not null,
  data jsonb not null,
  is_trial_plan boolean not null default false,
  -- Counts the changes, so that of two who change a plan at once the second is told.
  version integer not null default 1,
  updated_at timestamptz not null
);
create unique index plans_one_for_trials on plans (is_trial_plan) where is_trial_plan;

alter table brands add column version integer not null default 1;

create table portal_images (
  -- SHA-256 of the bytes and an ending, so that an address never shows anything else.
  file_name text primary key,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);

do $$
declare
  name text;
begin
  foreach name in array array['plans', 'portal_images']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using (app_is_system())', name);
    execute format('grant select, insert, update, delete on %I to portal_app', name);
  end loop;
end
$$;
