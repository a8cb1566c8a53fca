-- What happened to a firm, with a log that is only added to: neither role of the portal may change or delete a line of it.
create table incidents (
  incident_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  -- Chosen by the page, so that a request sent twice begins one record.
  request_id uuid not null,
  kind text not null check (kind in ('mailbox', 'money-sent', 'ransom', 'lost-device', 'data-out', 'other')),
  noticed_at timestamptz not null,
  what_happened text not null,
  started_at timestamptz not null,
  started_by_name text not null,
  people_count integer,
  people_who text not null default '',
  root_cause text not null default '',
  lessons text not null default '',
  closed_at timestamptz,
  closed_by_name text,
  unique (org_id, request_id)
);
create index incidents_org_id on incidents (org_id, noticed_at desc);

create table incident_entries (
  entry_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  incident_id uuid not null references incidents on delete cascade,
  ordinal bigint generated always as identity,
  request_id uuid,
  kind text not null,
  subject text not null default '',
  -- As it was called then.
  subject_name text not null default '',
  said text not null default '',
  said_at timestamptz not null,
  said_by_name text not null,
  unique (incident_id, request_id)
);
create index incident_entries_incident_id on incident_entries (incident_id, ordinal);
create index incident_entries_org_id on incident_entries (org_id);

do $$
declare
  name text;
begin
  foreach name in array array['incidents', 'incident_entries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
  end loop;
end
$$;
grant select, insert, update on incidents to portal_app;
grant select, insert on incident_entries to portal_app;
