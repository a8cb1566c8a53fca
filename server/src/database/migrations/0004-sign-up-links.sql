-- A channel brings customers, under a brand, with rules of its own; subscription ids are what its links carry.
create table channels (
  channel_id uuid primary key,
  name text not null,
  brand_id text not null,
  is_trial_disabled boolean not null default false,
  discount_title text,
  discount_description text,
  marketing_logo_primary text,
  marketing_logo_secondary text,
  -- Null for every plan that customers see.
  eligible_plan_ids text[],
  created_at timestamptz not null
);
create unique index channels_name on channels (lower(name));

create table subscription_ids (
  subscription_id text primary key,
  channel_id uuid not null references channels,
  plan_id text not null,
  expires_at timestamptz,
  disabled_at timestamptz,
  max_uses integer,
  used_count integer not null default 0,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index subscription_ids_channel_id on subscription_ids (channel_id);
create index subscription_ids_created_by on subscription_ids (created_by);
create index subscription_ids_created_at on subscription_ids (created_at desc);

-- The subscription id of a sign-up until its person signs in for the first time, whoever keeps the passwords.
create table pending_sign_ups (
  email text primary key,
  subscription_id text not null references subscription_ids,
  expires_at timestamptz not null
);
create index pending_sign_ups_subscription_id on pending_sign_ups (subscription_id);
create index pending_sign_ups_expires_at on pending_sign_ups (expires_at);

alter table organisations add column channel_id uuid references channels;
create index organisations_channel_id on organisations (channel_id);

-- Links by which staff lets one person sign up ("magic links").
create table sign_up_links (
  link_id uuid primary key,
  token_hash bytea not null unique,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  company_name text not null default '',
  subscription_id text references subscription_ids,
  asks_security_opt_in boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'used', 'cancelled')),
  -- The account that it made; null again when that account is removed.
  user_id uuid references users on delete set null,
  -- When that account had ended onboarding.
  finished_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index sign_up_links_one_pending on sign_up_links (email) where status = 'pending';
create index sign_up_links_subscription_id on sign_up_links (subscription_id);
create index sign_up_links_user_id on sign_up_links (user_id);
create index sign_up_links_created_by on sign_up_links (created_by);
create index sign_up_links_created_at on sign_up_links (created_at desc);

-- What the browser of a link's holder tells of its way; nothing is decided by it.
create table sign_up_link_events (
  event_id bigint generated always as identity primary key,
  link_id uuid not null references sign_up_links on delete cascade,
  status text not null,
  event_type text not null,
  event_at timestamptz not null,
  received_at timestamptz not null
);
create index sign_up_link_events_link_id on sign_up_link_events (link_id, event_id desc);

-- Who agreed to get security news by mail: to which words, when, from where.
create table security_news_consents (
  consent_id uuid primary key,
  user_id uuid references users on delete set null,
  email text not null,
  consent_text text not null,
  ip text not null,
  user_agent text not null,
  at timestamptz not null,
  taken_back_at timestamptz
);
create index security_news_consents_user_id on security_news_consents (user_id);

do $$
declare
  name text;
begin
  foreach name in array array['channels', 'subscription_ids', 'pending_sign_ups', 'sign_up_links', 'sign_up_link_events',
    'security_news_consents']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using (app_is_system())', name);
  end loop;
end
$$;

grant select, insert, update, delete on channels, subscription_ids, pending_sign_ups, sign_up_links, sign_up_link_events,
  security_news_consents to portal_app;
grant usage on sequence sign_up_link_events_event_id_seq to portal_app;
