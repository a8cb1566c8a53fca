-- Whether everyone of an organisation must have a second factor.
alter table organisations add column second_factor_required boolean not null default false;

-- The authenticator app of a user (RFC 6238), and how wrong codes at it stand. A time step counts once.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret text not null,
  last_step integer not null,
  turned_on_at timestamptz not null,
  failed_codes integer not null default 0,
  failed_at timestamptz,
  locked_until timestamptz
);

-- A second factor that was begun and waits for its first code.
create table second_factor_set_ups (
  user_id uuid primary key references users on delete cascade,
  sealed_secret text not null,
  expires_at timestamptz not null
);
create index second_factor_set_ups_expires_at on second_factor_set_ups (expires_at);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A password that was right, in a browser that still owes the second factor. It is no session and opens nothing.
create table pending_sign_ins (
  pre_session_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  owes text not null check (owes in ('code', 'set-up')),
  wrong_codes integer not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_ins_user_id on pending_sign_ins (user_id);
create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);

-- Browsers in which a user has signed in before.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

do $$
declare
  name text;
begin
  foreach name in array array['second_factors', 'second_factor_set_ups', 'recovery_codes', 'pending_sign_ins', 'known_devices']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using (app_is_system())', name);
  end loop;
end
$$;
grant select, insert, update, delete on second_factors, second_factor_set_ups, recovery_codes, pending_sign_ins, known_devices
  to portal_app;
