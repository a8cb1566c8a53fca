-- A firm's own directory, by which its people sign in (OpenID Connect).
create table sign_on_settings (
  org_id uuid primary key references organisations on delete cascade,
  issuer text not null,
  client_id text not null,
  sealed_secret text not null,
  is_on boolean not null default false,
  -- Whoever the directory lets in becomes an admin here; otherwise it knows those who are admins already.
  admits_new boolean not null default false,
  -- The directory asks for a second factor, so that the portal need not.
  asks_second_factor boolean not null default false,
  -- Passwords open nothing any more, but for those who keep theirs for the day on which the directory is down.
  is_enforced boolean not null default false,
  revision integer not null default 0,
  changed_at timestamptz not null
);

-- Who keeps password and second factor while the directory is the only other way in.
create table sign_on_keepers (
  org_id uuid not null references organisations on delete cascade,
  user_id uuid primary key references users on delete cascade
);
create index sign_on_keepers_org_id on sign_on_keepers (org_id);

-- Whom a directory knows under which name of its own.
create table sign_on_links (
  org_id uuid not null references organisations on delete cascade,
  user_id uuid primary key references users on delete cascade,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  unique (org_id, issuer, subject)
);

-- Somebody who has left for the directory, in the browser that comes back.
create table sign_on_attempts (
  state_hash bytea primary key,
  org_id uuid not null references organisations on delete cascade,
  pre_session_hash bytea not null,
  -- Nonce and verifier.
  sealed_attempt text not null,
  expires_at timestamptz not null
);
create index sign_on_attempts_org_id on sign_on_attempts (org_id);
create index sign_on_attempts_expires_at on sign_on_attempts (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['sign_on_settings', 'sign_on_keepers', 'sign_on_links', 'sign_on_attempts']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
    execute format('grant select, insert, update, delete on %I to portal_app', name);
  end loop;
end
$$;
