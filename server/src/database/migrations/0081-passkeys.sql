-- False where passkeys alone are the second factor: the row then keeps recovery codes and wrong ones, and its secret is nobody's.
alter table second_factors add column has_app boolean not null default true;

-- A passkey of a user (Web Authentication, level 3). It is a second factor, so that it goes when that is removed.
create table passkeys (
  passkey_id uuid primary key,
  user_id uuid not null references second_factors on delete cascade,
  -- Of the authenticator, in base64url.
  credential_id text not null unique,
  -- In COSE form.
  public_key bytea not null,
  name text not null,
  -- How often the authenticator says that it has signed; 0 for those that do not count.
  sign_count bigint not null,
  transports text[] not null,
  -- Whether it may be copied to other devices of its owner, and whether it has been (flags BE and BS).
  may_be_backed_up boolean not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id);

alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy system on passkeys to portal_system using (true);
grant select, insert, update, delete on passkeys to portal_app;
