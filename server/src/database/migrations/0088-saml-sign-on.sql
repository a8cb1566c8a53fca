-- SAML 2.0 beside OpenID Connect. `issuer` then is the directory's entity id, `client_id` the portal's, and `sealed_secret` the key
-- that requests are signed with.
alter table sign_on_settings add column protocol text not null default 'oidc' check (protocol in ('oidc', 'saml'));
-- Where the directory's metadata is read at each sign-in; empty where it was pasted.
alter table sign_on_settings add column metadata_url text not null default '';
-- What the metadata said when it was set.
alter table sign_on_settings add column saml_facts jsonb;

-- What the directory had the browser post here, until the page that began takes it.
alter table sign_on_attempts add column sealed_return text;

-- By which the directory's logout tokens name a session.
alter table sessions add column directory_session_hash bytea;
create index sessions_directory_session_hash on sessions (directory_session_hash) where directory_session_hash is not null;
alter table pending_sign_ins add column directory_session_hash bytea;
