-- What somebody changed on a policy's page and has not saved: it is there again after a reload, a lost session, or in another browser.
create table policy_kept_changes (
  org_id uuid not null references organisations on delete cascade,
  policy_id text not null,
  user_id uuid not null references users on delete cascade,
  -- What the work began with: the version, and when it was last saved; null where nobody has saved the policy yet.
  version integer not null,
  saved_at timestamptz,
  name text not null,
  custom_values jsonb not null,
  custom_policy text,
  kept_at timestamptz not null,
  primary key (org_id, policy_id, user_id)
);
create index policy_kept_changes_user_id on policy_kept_changes (user_id);

alter table policy_kept_changes enable row level security;
alter table policy_kept_changes force row level security;
create policy tenant on policy_kept_changes to portal_app using (org_id = app_org_id());
create policy system on policy_kept_changes to portal_system using (true);
grant select, insert, update, delete on policy_kept_changes to portal_app;
