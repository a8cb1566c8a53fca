-- Wrong passwords are counted by address, whether or not it has an account, so that a lock tells nothing about accounts.
create table sign_in_failures (
  address_hash bytea primary key,
  failed_attempts integer not null,
  locked_until timestamptz,
  failed_at timestamptz not null
);
create index sign_in_failures_failed_at on sign_in_failures (failed_at);

alter table sign_in_failures enable row level security;
alter table sign_in_failures force row level security;
create policy system_only on sign_in_failures using (app_is_system());
grant select, insert, update, delete on sign_in_failures to portal_app;

alter table identities drop column failed_attempts, drop column locked_until;
