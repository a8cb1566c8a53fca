-- Which of the provider's experts a customer is assigned to.
create table expert_customers (
  org_id uuid not null references organisations on delete cascade,
  user_id uuid not null references users on delete cascade,
  assigned_by_name text not null,
  assigned_at timestamptz not null,
  primary key (org_id, user_id)
);
create index expert_customers_user_id on expert_customers (user_id);
alter table expert_customers enable row level security;
alter table expert_customers force row level security;
create policy tenant on expert_customers to portal_app using (org_id = app_org_id());
create policy system on expert_customers to portal_system using (true);
grant select, insert, update, delete on expert_customers to portal_app;
