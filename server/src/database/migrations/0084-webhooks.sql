-- Where programs are told what happens. Without an organisation they are the provider's. Secrets are sealed, because each delivery is
-- signed with them.
create table webhook_endpoints (
  endpoint_id uuid primary key,
  org_id uuid references organisations on delete cascade,
  address text not null,
  events text[] not null,
  sealed_secret text not null,
  -- The one before, which signs too until then.
  sealed_old_secret text,
  old_secret_ends_at timestamptz,
  is_on boolean not null default true,
  on_since timestamptz not null,
  -- What happened until then was made into deliveries.
  told_until timestamptz not null,
  failing_since timestamptz,
  off_because text check (off_because in ('gone', 'failing')),
  made_by uuid references users on delete set null,
  made_by_name text not null,
  made_at timestamptz not null
);
create index webhook_endpoints_org_id on webhook_endpoints (org_id, made_at);
create index webhook_endpoints_made_by on webhook_endpoints (made_by);

create table webhook_deliveries (
  delivery_id uuid primary key,
  org_id uuid references organisations on delete cascade,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event text not null,
  -- What happened, by which it is told once.
  source text not null,
  -- As it is sent, because the signature is of each byte.
  body text not null,
  made_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'failed')),
  tries integer not null default 0,
  -- Null where it is not tried again.
  next_try_at timestamptz,
  last_try_at timestamptz,
  last_status integer,
  last_answer text not null default '',
  unique (endpoint_id, source)
);
create index webhook_deliveries_org_id on webhook_deliveries (org_id);
create index webhook_deliveries_made_at on webhook_deliveries (endpoint_id, made_at desc);
create index webhook_deliveries_next_try_at on webhook_deliveries (next_try_at);

do $$
declare
  name text;
begin
  foreach name in array array['webhook_endpoints', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
  end loop;
end
$$;
grant select, insert, update, delete on webhook_endpoints, webhook_deliveries to portal_app;
