-- A customer that the provider made to try things out; it counts nowhere.
alter table organisations add column is_sandbox boolean not null default false;
create index organisations_sandboxes on organisations (org_id) where is_sandbox;
-- Somebody of a sandbox who has no account and never signs in.
alter table users add column is_made_up boolean not null default false;

-- A brand's sandbox: which customer it is, and whether its data is there. A new one takes the place of the customer when it is reset.
create table sandboxes (
  brand_id text primary key,
  organisation_id uuid unique references organisations on delete cascade,
  state text not null default 'preparing' check (state in ('preparing', 'ready')),
  -- Who signs in to it.
  email text not null,
  first_name text not null,
  last_name text not null,
  -- The member of staff who asked for it last; the name stays when they leave.
  asked_by uuid references users on delete set null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  filled_at timestamptz,
  check (state = 'preparing' or organisation_id is not null)
);
create index sandboxes_asked_by on sandboxes (asked_by);
alter table sandboxes enable row level security;
alter table sandboxes force row level security;
create policy system on sandboxes to portal_system using (true);
grant select, insert, update, delete on sandboxes to portal_app;
