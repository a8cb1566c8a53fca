-- Strangers' guesses are counted apart from those of browsers that an account knows, and tries that are being looked at apart from
-- those that were wrong, so that nobody is kept out by others.
alter table sign_in_failures add column pending integer not null default 0;

-- Codes for a new password: each belongs to the browser that asked for it.
create table identity_reset_codes (
  subject uuid not null references identities on delete cascade,
  browser_hash bytea not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  primary key (subject, browser_hash)
);
create index identity_reset_codes_expires_at on identity_reset_codes (expires_at);

-- Sign-ups of an address that nobody has proved yet, each with a password of its own, which its link verifies.
create table identity_sign_ups (
  sign_up_id uuid primary key,
  subject uuid not null references identities on delete cascade,
  password_hash text not null,
  browser_hash bytea not null,
  -- What the browser calls itself, for whoever gets the mail.
  device text not null,
  created_at timestamptz not null
);
create index identity_sign_ups_subject on identity_sign_ups (subject);
-- Null where the link is of no sign-up in particular: whoever uses it sets a password next.
alter table identity_links add column sign_up_id uuid references identity_sign_ups on delete set null;
create index identity_links_sign_up_id on identity_links (sign_up_id);

-- Links of an invitation that was mailed anew when its address was looked up; the first one works on.
alter table invites add column look_up_hashes bytea[] not null default '{}';
create index invites_look_up_hashes on invites using gin (look_up_hashes);

-- How much of something an address has had in a while, such as mailed codes.
create table address_counts (
  kind text not null,
  address_hash bytea not null,
  counted integer not null,
  ends_at timestamptz not null,
  primary key (kind, address_hash)
);
create index address_counts_ends_at on address_counts (ends_at);

do $$
declare
  name text;
begin
  foreach name in array array['identity_reset_codes', 'identity_sign_ups', 'address_counts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to portal_system using (true)', name);
    execute format('grant select, insert, update, delete on %I to portal_app', name);
  end loop;
end
$$;
