-- What the provider's staff wrote to the admins of many customers. The id comes from the page, so that a second press is the same letter.
create table letters (
  letter_id uuid primary key,
  subject text not null,
  body text not null,
  sent_at timestamptz not null,
  sent_by uuid references users on delete set null,
  sent_by_name text not null,
  sent_by_email text not null,
  -- Set once every customer has had its turn; counted then, because customers go, and their rows with them.
  ended_at timestamptz,
  customers integer not null default 0,
  people integer not null default 0,
  left_out integer not null default 0
);
create index letters_sent_at on letters (sent_at desc, letter_id);
create index letters_sent_by on letters (sent_by);
alter table letters enable row level security;
alter table letters force row level security;
create policy system on letters to portal_system using (true);
grant select, insert, update, delete on letters to portal_app;

-- A customer that a letter is for, and what became of it: its emails are put in the queue in the transaction that sets `ended_at`.
create table letter_recipients (
  letter_id uuid not null references letters on delete cascade,
  org_id uuid not null references organisations on delete cascade,
  ended_at timestamptz,
  -- How many of its people were written to; 0 where it was left out after all.
  people integer not null default 0,
  primary key (letter_id, org_id)
);
create index letter_recipients_org_id on letter_recipients (org_id);
create index letter_recipients_waiting on letter_recipients (letter_id, org_id) where ended_at is null;
alter table letter_recipients enable row level security;
alter table letter_recipients force row level security;
create policy tenant on letter_recipients to portal_app using (org_id = app_org_id());
create policy system on letter_recipients to portal_system using (true);
grant select, insert, update, delete on letter_recipients to portal_app;
