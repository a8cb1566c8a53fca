-- The directory by which a provider signs in people of those firms of a brand that said yes (OpenID Connect or SAML 2.0); its columns
-- mean what those of `sign_on_settings` do.
create table brand_sign_on (
  brand_id text primary key,
  -- Stands in the addresses that the directory is told, where a firm's own directory has the firm's id.
  directory_id uuid not null unique,
  protocol text not null check (protocol in ('oidc', 'saml')),
  issuer text not null,
  client_id text not null,
  sealed_secret text not null,
  metadata_url text not null default '',
  saml_facts jsonb,
  -- The provider says that the directory asks for a second factor.
  asks_second_factor boolean not null default false,
  is_on boolean not null default false,
  -- When somebody of staff last signed in there to try it, as it is set now, and as whom.
  tested_at timestamptz,
  tested_as text not null default '',
  revision integer not null default 1,
  changed_at timestamptz not null
);

-- A firm's yes to the directory of its brand, given for this issuer and no other.
create table sign_on_consents (
  org_id uuid primary key references organisations on delete cascade,
  brand_id text not null,
  issuer text not null,
  admits_new boolean not null,
  -- The firm relies on the directory's second factor.
  asks_second_factor boolean not null,
  is_enforced boolean not null,
  revision integer not null default 1,
  agreed_at timestamptz not null
);
create index sign_on_consents_brand_id on sign_on_consents (brand_id);

-- Null where the directory is the firm's own.
alter table sign_on_attempts add column directory_id uuid;
-- Null where staff tries the directory of a brand.
alter table sign_on_attempts alter column org_id drop not null;

alter table brand_sign_on enable row level security;
alter table brand_sign_on force row level security;
create policy system on brand_sign_on to portal_system using (true);
create policy tenant on brand_sign_on for select to portal_app using (
  brand_id = (select brand_id from organisations where org_id = app_org_id())
);
grant select, insert, update, delete on brand_sign_on to portal_app;

alter table sign_on_consents enable row level security;
alter table sign_on_consents force row level security;
create policy tenant on sign_on_consents to portal_app using (org_id = app_org_id());
create policy system on sign_on_consents to portal_system using (true);
grant select, insert, update, delete on sign_on_consents to portal_app;
