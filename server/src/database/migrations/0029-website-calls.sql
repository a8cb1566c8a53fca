-- Calls of websites, which prove some weaknesses: who listens for them, and which words running scans wait for.
create table callback_listeners (
  -- Host and port at which websites can call.
  address text primary key,
  -- The worker that has the port open; another one gets it when this one ends.
  holder uuid not null,
  -- By the clock of the database, because workers compare it with one another.
  seen_at timestamptz not null
);
create table awaited_calls (
  scan_id uuid not null references scans on delete cascade,
  -- Stands in one probe of this scan and nowhere else.
  word text not null check (word ~ '^zq[0-9a-f]{10}$'),
  -- How it was called; null while it was not. Nothing is kept of who called.
  heard_by text check (heard_by in ('HTTP', 'LDAP')),
  awaited_at timestamptz not null,
  primary key (scan_id, word)
);
create index awaited_calls_word on awaited_calls (word);
create index awaited_calls_awaited_at on awaited_calls (awaited_at);

do $$
declare
  name text;
begin
  foreach name in array array['callback_listeners', 'awaited_calls'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using ((select app_is_system()))', name);
  end loop;
end
$$;
grant select, insert, update, delete on callback_listeners, awaited_calls to portal_app;
