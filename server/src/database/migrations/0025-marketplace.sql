-- Partners and offers that the provider arranged; those that come along are content and have no rows.
create table marketplace_partners (
  partner_id uuid primary key,
  -- What its page is called; never changed, because people keep links.
  slug text not null unique,
  name text not null,
  summary text not null,
  about text not null,
  website text not null,
  created_at timestamptz not null,
  version integer not null default 1
);

create table marketplace_offers (
  offer_id uuid primary key,
  partner_id uuid not null references marketplace_partners,
  category text not null check (category in ('sign-in', 'web', 'checks', 'data', 'learning', 'nonprofits')),
  title text not null,
  what_it_is text not null,
  for_whom text not null,
  savings_text text not null,
  savings_percent smallint check (savings_percent between 1 and 100),
  valid_from date,
  valid_until date,
  -- Steps, an array of texts.
  how_to_redeem jsonb not null,
  terms text not null,
  link text not null,
  is_commission boolean not null,
  is_featured boolean not null,
  -- Null for a draft and for one that was withdrawn.
  published_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint marketplace_offers_days check (valid_until >= valid_from)
);
create index marketplace_offers_partner_id on marketplace_offers (partner_id);

-- Offers of the content that the provider does not show.
create table marketplace_hidden_offers (
  offer_id text primary key,
  hidden_at timestamptz not null
);

-- Codes that the provider got from a partner. A given one stays, so that it is never taken for a new one.
create table marketplace_codes (
  code_id uuid primary key,
  offer_id uuid not null references marketplace_offers on delete cascade,
  -- The order in which they were entered.
  ordinal bigint generated always as identity,
  code text not null,
  given_at timestamptz,
  unique (offer_id, code)
);
create index marketplace_codes_left on marketplace_codes (offer_id, ordinal) where given_at is null;

-- The one code that an organization has of an offer. It outlives the offer.
create table marketplace_redemptions (
  org_id uuid not null references organisations on delete cascade,
  offer_id text not null,
  offer_title text not null,
  partner_name text not null,
  code text not null,
  redeemed_by uuid references users on delete set null,
  redeemed_at timestamptz not null,
  primary key (org_id, offer_id)
);
create index marketplace_redemptions_redeemed_by on marketplace_redemptions (redeemed_by);
create index marketplace_redemptions_offer_id on marketplace_redemptions (offer_id);

-- Organizations that would like to hear more; titles as they were, because offers change.
create table marketplace_interests (
  interest_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  offer_id text not null,
  offer_title text not null,
  partner_name text not null,
  note text not null,
  asked_by uuid references users on delete set null,
  asked_by_name text not null,
  asked_by_email text not null,
  asked_at timestamptz not null,
  unique (org_id, offer_id)
);
create index marketplace_interests_newest on marketplace_interests (asked_at desc, interest_id);
create index marketplace_interests_asked_by on marketplace_interests (asked_by);

do $$
declare
  name text;
begin
  foreach name in array array['marketplace_redemptions', 'marketplace_interests'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', name);
  end loop;
  foreach name in array array['marketplace_partners', 'marketplace_offers', 'marketplace_hidden_offers', 'marketplace_codes']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using ((select app_is_system()))', name);
  end loop;
end
$$;
grant select, insert, update, delete on marketplace_partners, marketplace_offers, marketplace_hidden_offers, marketplace_codes,
  marketplace_redemptions, marketplace_interests to portal_app;
