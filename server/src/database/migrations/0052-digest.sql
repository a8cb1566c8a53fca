-- How often somebody wants the mail on how the firm stands, and for which Monday the last one went out. The token is all that the
-- link in each of these mails needs, and changes nothing but this row; it stands as it is, because every mail has it again.
create table digest_choices (
  user_id uuid primary key references users on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly', 'never')),
  token text not null unique,
  sent_for date
);
create index digest_choices_org_id on digest_choices (org_id);
alter table digest_choices enable row level security;
alter table digest_choices force row level security;
create policy tenant on digest_choices to portal_app using (org_id = app_org_id());
create policy system on digest_choices to portal_system using (true);
grant select, insert, update, delete on digest_choices to portal_app;
