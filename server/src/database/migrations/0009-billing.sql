-- What the billing provider says of an organisation's subscription, and who has asked for a plan.
alter table organisations
  add column requested_by text,
  add column billing_status text;
create index organisations_requested_plan_at on organisations (requested_plan_at) where requested_plan_id is not null;

create table billing_subscriptions (
  org_id uuid primary key references organisations on delete cascade,
  subscription_id text not null unique,
  is_live boolean not null,
  has_failed_payment boolean not null default false,
  -- Of the newest state that was taken over; what is older comes too late.
  version bigint not null,
  occurred_at timestamptz not null
);

-- Checkouts that were begun: who comes back from one, and a second click on the same plan, find it here.
create table billing_checkouts (
  checkout_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  plan_id text not null,
  page_id text unique,
  created_at timestamptz not null,
  unique (org_id, plan_id)
);

-- Events of the provider that were taken in, so that each counts once.
create table billing_events (
  event_id text primary key,
  event_type text not null,
  org_id uuid references organisations on delete cascade,
  outcome text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
create index billing_events_org_id on billing_events (org_id);
create index billing_events_received_at on billing_events (received_at);

do $$
declare
  name text;
begin
  foreach name in array array['billing_subscriptions', 'billing_checkouts', 'billing_events']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = app_org_id() or app_is_system())', name);
  end loop;
end
$$;

grant select, insert, update, delete on billing_subscriptions, billing_checkouts, billing_events to portal_app;
