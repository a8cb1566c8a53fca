-- Passwords that have to be replaced at the next sign-in, and codes by which a forgotten one is.
alter table identities
  -- Until when the password, which the portal made and mailed, may be used to set an own one; null for an own password.
  add column temporary_until timestamptz,
  add column reset_required boolean not null default false;

create table identity_codes (
  subject uuid primary key references identities on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  attempts integer not null default 0
);

alter table identity_codes enable row level security;
alter table identity_codes force row level security;
create policy system_only on identity_codes using (app_is_system());
grant select, insert, update, delete on identity_codes to portal_app;
