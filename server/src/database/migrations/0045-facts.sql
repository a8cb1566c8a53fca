-- What an expert's weakness says of a firm: the key of a fact, or nothing that others read.
alter table weaknesses add column fact_key text;

-- What a firm states of itself beside the assessment: facts that nothing else tells, and open questions, whose answer is the note.
create table firm_statements (
  org_id uuid not null references organisations on delete cascade,
  statement_key text not null,
  value text check (value in ('yes', 'partly', 'no', 'not-applicable')),
  note text not null default '',
  stated_by uuid references users on delete set null,
  stated_by_name text not null,
  stated_at timestamptz not null,
  version integer not null default 1,
  primary key (org_id, statement_key)
);
create index firm_statements_stated_by on firm_statements (stated_by);

alter table firm_statements enable row level security;
alter table firm_statements force row level security;
create policy tenant on firm_statements to portal_app using (org_id = app_org_id());
create policy system on firm_statements to portal_system using (true);
grant select, insert, update, delete on firm_statements to portal_app;
