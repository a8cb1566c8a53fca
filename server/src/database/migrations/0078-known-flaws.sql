-- Known flaws that somebody loaded, newer than those that come with the version; one list at a time. And calls of websites by name.
create table known_flaws (
  is_current boolean primary key default true check (is_current),
  -- The signed file as it was loaded; its signature is looked at again at each use.
  signed text not null,
  made_at timestamptz not null,
  loaded_at timestamptz not null default now()
);
alter table known_flaws enable row level security;
alter table known_flaws force row level security;
create policy system on known_flaws to portal_system using (true);
grant select, insert, update, delete on known_flaws to portal_app;

-- What is heard there: requests at an address, or questions for names of a zone.
alter table callback_listeners add column kind text not null default 'calls' check (kind in ('calls', 'names'));
alter table awaited_calls drop constraint awaited_calls_heard_by_check;
alter table awaited_calls add constraint awaited_calls_heard_by_check check (heard_by in ('HTTP', 'LDAP', 'DNS'));
