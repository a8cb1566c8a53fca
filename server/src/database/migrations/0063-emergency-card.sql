-- Whom a firm calls when something has happened: all its contacts are saved together, and who comes second is told.
create table emergency_cards (
  org_id uuid primary key references organisations on delete cascade,
  revision integer not null default 0,
  changed_at timestamptz,
  changed_by_name text,
  -- A link that opens the card without an account, until it is taken back; only its hash is kept.
  token_hash bytea unique,
  link_made_at timestamptz,
  link_made_by_name text,
  constraint emergency_cards_link check ((token_hash is null) = (link_made_at is null))
);

create table emergency_contacts (
  contact_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  position integer not null,
  role text not null
    check (role in ('incident-lead', 'deputy', 'it-support', 'bank', 'insurer', 'lawyer', 'police', 'provider')),
  name text not null,
  phone text not null,
  note text not null
);
create index emergency_contacts_org_id on emergency_contacts (org_id, position);

do $$
declare
  name text;
begin
  foreach name in array array['emergency_cards', 'emergency_contacts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', name);
    execute format('create policy system on %I to portal_system using (true)', name);
  end loop;
end
$$;
grant select, insert, update, delete on emergency_cards, emergency_contacts to portal_app;
