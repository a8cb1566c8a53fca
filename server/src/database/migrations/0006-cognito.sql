-- What the portal keeps of its own while Amazon Cognito keeps the accounts: links for new passwords, and since when proofs count.
create table cognito_reset_links (
  token_hash bytea primary key,
  subject text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index cognito_reset_links_subject on cognito_reset_links (subject);
create index cognito_reset_links_expires_at on cognito_reset_links (expires_at);

-- A proof of a sign-in from before this moment counts no more: the password has changed since, or the account is gone.
create table cognito_proofs_since (
  subject text primary key,
  since timestamptz not null,
  -- From then on such proofs are too old anyway.
  expires_at timestamptz not null
);
create index cognito_proofs_since_expires_at on cognito_proofs_since (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['cognito_reset_links', 'cognito_proofs_since']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using (app_is_system())', name);
  end loop;
end
$$;
grant select, insert, update, delete on cognito_reset_links, cognito_proofs_since to portal_app;
