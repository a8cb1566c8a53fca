-- Tokens of the public interface. Without an organisation they are the provider's. Only the hash is kept; a token ends with the account
-- of who made it, so that nobody takes one along.
create table api_tokens (
  token_id uuid primary key,
  org_id uuid references organisations on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  -- The last characters, by which people tell tokens apart.
  hint text not null,
  scopes text[] not null,
  made_by uuid not null references users on delete cascade,
  made_by_name text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_tokens_org_id on api_tokens (org_id, made_at desc);
create index api_tokens_made_by on api_tokens (made_by);

-- What a call with an idempotency key was answered, for a day. Without a status it is still being answered.
create table api_answers (
  token_id uuid not null references api_tokens on delete cascade,
  idempotency_key text not null,
  org_id uuid not null references organisations on delete cascade,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  asked_at timestamptz not null,
  primary key (token_id, idempotency_key)
);
create index api_answers_org_id on api_answers (org_id);
create index api_answers_asked_at on api_answers (asked_at);

do $$
declare
  name text;
begin
  foreach name in array array['api_tokens', 'api_answers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
  end loop;
end
$$;
grant select, insert, update, delete on api_tokens, api_answers to portal_app;
