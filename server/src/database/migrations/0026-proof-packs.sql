-- What a firm shows a customer who asks about its security: one file, and what whoever gets it may check.
create table proof_packs (
  pack_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  -- The latest first, also of the same instant.
  ordinal bigint generated always as identity,
  -- Of the page that asked for it, so that a request sent twice makes one pack.
  request_id uuid not null,
  -- Opens nothing but the page that says whether a file is genuine; printed in the pack.
  code text not null unique,
  organisation_name text not null,
  recipient text not null,
  purpose text not null default '',
  -- Part by part how much is told; null where it is left out.
  parts jsonb not null,
  valid_days integer not null check (valid_days in (30, 90, 180)),
  asked_by uuid references users on delete set null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'making' check (status in ('making', 'failed', 'ready')),
  tries integer not null default 0,
  -- Everything that it tells, as it was when it was asked for; goes with the file.
  snapshot jsonb,
  file_name text not null,
  content bytea,
  -- The ZIP file, then the files in it: [{ name, size, sha256 }]. Stays when the bytes are gone.
  files jsonb,
  made_at timestamptz,
  revoked_at timestamptz,
  revoked_by_name text,
  unique (org_id, request_id),
  constraint proof_packs_made check ((status = 'ready') = (made_at is not null) and (status = 'ready') = (files is not null)),
  constraint proof_packs_revoked check ((revoked_at is null) = (revoked_by_name is null))
);
create index proof_packs_newest on proof_packs (org_id, ordinal desc);
create index proof_packs_asked_by on proof_packs (asked_by);
-- What is still to be cleared away.
create index proof_packs_kept_until on proof_packs (expires_at) where snapshot is not null or content is not null;

-- What a pack says of itself never changes, and neither does a file that was made: it can only go.
create function keep_proof_pack() returns trigger language plpgsql as $$
begin
  if (old.code, old.org_id, old.organisation_name, old.recipient, old.purpose, old.parts, old.valid_days, old.asked_at, old.expires_at)
    is distinct from
    (new.code, new.org_id, new.organisation_name, new.recipient, new.purpose, new.parts, new.valid_days, new.asked_at, new.expires_at)
    or (new.snapshot is not null and old.snapshot is distinct from new.snapshot)
    or (old.status = 'ready' and (old.status, old.files, old.made_at) is distinct from (new.status, new.files, new.made_at))
    or (old.status = 'ready' and new.content is not null and old.content is distinct from new.content)
    or (old.revoked_at is not null and old.revoked_at is distinct from new.revoked_at)
  then
    raise exception 'a proof pack stays as it was made';
  end if;
  return new;
end
$$;
create trigger keep_proof_pack before update on proof_packs for each row execute function keep_proof_pack();

alter table proof_packs enable row level security;
alter table proof_packs force row level security;
create policy tenant on proof_packs using (org_id = (select app_org_id()) or (select app_is_system()));
grant select, insert, update, delete on proof_packs to portal_app;
