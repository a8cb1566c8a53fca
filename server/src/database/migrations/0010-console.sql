-- What a member of the provider's staff may do: owners everything, support its daily work.
-- The rows are seen by the system alone, and whoever migrates is bound by that too.
set local app.system = 'on';
alter table users add column staff_role text check (staff_role in ('owner', 'support'));
update users set staff_role = 'owner' where is_staff;
alter table users add constraint users_staff_have_a_role check (is_staff = (staff_role is not null));
create index users_staff on users (email) where is_staff;

-- Links by which owners bring colleagues in; one for each address.
create table staff_invites (
  staff_invite_id uuid primary key,
  token_hash bytea not null unique,
  email text not null unique,
  staff_role text not null check (staff_role in ('owner', 'support')),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_invites_invited_by on staff_invites (invited_by);

-- A suspended organisation's people cannot sign in; one that is being deleted is suspended for good.
alter table organisations add column suspended_at timestamptz;
alter table organisations add column suspension_reason text not null default '';
alter table organisations add column deletion_requested_at timestamptz;

-- For the console's list: its orders, and what it tells of each organisation.
create index organisations_newest on organisations (created_at desc, org_id);
-- Lower case is worked out once, not for every row of every search.
alter table organisations add column name_in_lower_case text not null generated always as (lower(company_name)) stored;
create index organisations_by_name on organisations (name_in_lower_case, org_id);
create index organisations_plan_id on organisations (plan_id, created_at desc);
create index scans_latest on scans (org_id, started_at desc);
create index audit_log_sign_ins on audit_log (org_id, at desc) where action = 'session.created';

-- All that is kept of an organisation, as one file, for a day.
create table organisation_exports (
  export_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  requested_by uuid references users on delete set null,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  -- JSON, packed with gzip; null until it is ready.
  content bytea
);
create index organisation_exports_org_id on organisation_exports (org_id, requested_at desc);
create index organisation_exports_requested_by on organisation_exports (requested_by);
create index organisation_exports_expires_at on organisation_exports (expires_at);

-- What the provider tells its customers' people.
create table promotions (
  promotion_id uuid primary key,
  -- Null for every brand.
  brand_id text,
  text text not null,
  link_label text not null default '',
  link_url text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null
);
create index promotions_ends_at on promotions (ends_at);

create table release_notes (
  release_note_id uuid primary key,
  title text not null,
  body text not null,
  -- Null while it is a draft.
  published_at timestamptz,
  created_at timestamptz not null
);
create index release_notes_created_at on release_notes (created_at desc);
create index release_notes_published_at on release_notes (published_at desc);

-- Which of these somebody has closed.
create table seen_news (
  user_id uuid not null references users on delete cascade,
  news_id uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, news_id)
);

-- What became of each mail; its text is not here, and what would send it again is sealed and goes when it was sent.
create table mail_log (
  mail_id uuid primary key,
  org_id uuid default app_org_id(),
  -- Empty for the work that is done where nobody gets a mail.
  recipient text not null,
  kind text not null,
  status text not null check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  ended_at timestamptz,
  last_error text not null default '',
  sealed text
);
create index mail_log_newest on mail_log (queued_at desc, mail_id);
create index mail_log_status on mail_log (status, queued_at desc);
create index mail_log_recipient on mail_log (recipient);
create index mail_log_org_id on mail_log (org_id);

-- For the console's pages of the log, by person and by what was done.
create index audit_log_newest on audit_log (at desc, audit_id desc);
create index audit_log_actor_id on audit_log (actor_id, at desc, audit_id desc);
create index audit_log_action on audit_log (action, at desc, audit_id desc);

-- The application may not change the log. This is the one way out of it: entries of an organisation that is gone, and those about
-- the addresses of its people, so that nothing is kept of customers who have been deleted.
create function forget_organisation(gone uuid, addresses text[]) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from organisations where org_id = gone) then
    raise exception 'The organisation is still there';
  end if;
  delete from audit_log where org_id = gone or (org_id is null and subject = any (addresses));
end
$$;
revoke execute on function forget_organisation(uuid, text[]) from public;
grant execute on function forget_organisation(uuid, text[]) to portal_app;

do $$
declare
  name text;
begin
  foreach name in array array['organisation_exports', 'mail_log']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = app_org_id() or app_is_system())', name);
  end loop;
  foreach name in array array['staff_invites', 'promotions', 'release_notes', 'seen_news']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using (app_is_system())', name);
  end loop;
end
$$;

grant select, insert, update, delete on staff_invites, organisation_exports, promotions, release_notes, seen_news, mail_log
  to portal_app;
