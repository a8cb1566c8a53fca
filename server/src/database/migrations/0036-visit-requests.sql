-- Whether staff may visit a customer's portal only after one of its admins has said yes. Off, as before, unless the customer asks.
alter table organisations add column visits_need_approval boolean not null default false;

-- What a member of staff asked a customer last: each has one at a time, and a new one takes the place of the one before.
create table visit_requests (
  visit_request_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  staff_id uuid not null references users on delete cascade,
  staff_email text not null,
  reason text not null,
  state text not null check (state in ('waiting', 'approved', 'declined', 'used')),
  asked_at timestamptz not null,
  -- A request that waits can be answered until then; one that was approved opens one visit until then.
  ends_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  unique (org_id, staff_id)
);
create index visit_requests_staff_id on visit_requests (staff_id);
create index visit_requests_answered_by on visit_requests (answered_by);
create index visit_requests_ends_at on visit_requests (ends_at);

alter table visit_requests enable row level security;
alter table visit_requests force row level security;
create policy tenant on visit_requests to portal_app using (org_id = app_org_id());
create policy system on visit_requests to portal_system using (true);
grant select, insert, update, delete on visit_requests to portal_app;
