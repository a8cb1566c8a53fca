-- Weaknesses that the provider reports to one customer. A draft is not published yet; a withdrawn one is to its customer as if it had never been.
create table weaknesses (
  weakness_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  title text not null,
  severity text not null check (severity in ('Critical', 'High', 'Medium', 'Low', 'Info')),
  severity_order smallint not null
    generated always as (array_position(array['Critical', 'High', 'Medium', 'Low', 'Info'], severity)) stored,
  cvss_score numeric(3, 1) check (cvss_score between 0 and 10),
  cvss_vector text,
  status text not null default 'Open' check (status in ('Open', 'Resolved', 'Not Relevant', 'No Status')),
  status_order smallint not null
    generated always as (array_position(array['Open', 'Resolved', 'Not Relevant', 'No Status'], status)) stored,
  status_note text not null default '',
  status_updated_at timestamptz,
  reported_on date not null,
  -- Markdown.
  body text not null,
  published_at timestamptz,
  withdrawn_at timestamptz,
  source text not null check (source in ('console', 'import')),
  -- By which a row of a scanner's list is known when it comes again.
  import_key text,
  created_at timestamptz not null,
  created_by_name text not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (org_id, import_key),
  unique (org_id, weakness_id),
  constraint weaknesses_withdrawn_after_publication check (withdrawn_at is null or published_at is not null)
);
create index weaknesses_in_order on weaknesses (org_id, status_order, severity_order, reported_on desc, weakness_id);
create index weaknesses_changed_at on weaknesses (changed_at desc, weakness_id);

-- Evidence; the bytes are among the files.
create table weakness_files (
  file_id uuid primary key,
  org_id uuid not null,
  weakness_id uuid not null,
  file_name text not null,
  size integer not null,
  sha256 bytea not null,
  added_at timestamptz not null,
  foreign key (org_id, weakness_id) references weaknesses (org_id, weakness_id) on delete cascade
);
create index weakness_files_of_weakness on weakness_files (org_id, weakness_id);

-- When somebody last opened a weakness.
create table weakness_reads (
  org_id uuid not null,
  weakness_id uuid not null,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  primary key (org_id, weakness_id, user_id),
  foreign key (org_id, weakness_id) references weaknesses (org_id, weakness_id) on delete cascade
);
create index weakness_reads_user_id on weakness_reads (user_id);

-- What the provider writes to many customers.
create table concierge_messages (
  message_id uuid primary key,
  title text not null,
  -- Markdown.
  body text not null,
  -- { kind: "all" }, or { kind: "organisations" | "plans" | "brands", ids }.
  audience jsonb not null,
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  created_by_name text not null,
  version integer not null default 1
);
create index concierge_messages_created_at on concierge_messages (created_at desc, message_id);
create index concierge_messages_published_at on concierge_messages (published_at) where withdrawn_at is null;

-- A customer's own copy of a message, so that customers read rows of their own alone.
create table concierge_deliveries (
  org_id uuid not null references organisations on delete cascade,
  message_id uuid not null references concierge_messages on delete cascade,
  title text not null,
  body text not null,
  published_at timestamptz not null,
  delivered_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (org_id, message_id)
);
create index concierge_deliveries_message_id on concierge_deliveries (message_id);
create index concierge_deliveries_newest on concierge_deliveries (org_id, published_at desc, message_id);

create table concierge_reads (
  org_id uuid not null,
  message_id uuid not null,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  primary key (org_id, message_id, user_id),
  foreign key (org_id, message_id) references concierge_deliveries on delete cascade
);
create index concierge_reads_user_id on concierge_reads (user_id);

-- Customers asking for help.
create table help_requests (
  help_request_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  -- What people name it by, see helpRequestNumber.
  ordinal bigint generated always as identity unique,
  subject text not null,
  about_kind text not null check (about_kind in ('weakness', 'finding', 'policy', 'course', 'element', 'general')),
  about_id text,
  about_label text not null,
  state text not null default 'new' check (state in ('new', 'inProgress', 'waiting', 'closed')),
  assignee_id uuid references users on delete set null,
  opened_by uuid references users on delete set null,
  opened_by_name text not null,
  opened_at timestamptz not null,
  last_reply_at timestamptz not null,
  last_reply_by text not null check (last_reply_by in ('customer', 'concierge')),
  -- When the concierge last answered.
  answered_at timestamptz,
  -- Since when the customer waits for words of the concierge.
  waiting_since timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  unique (org_id, help_request_id)
);
create index help_requests_newest on help_requests (org_id, last_reply_at desc, help_request_id);
create index help_requests_waiting on help_requests (waiting_since nulls last, last_reply_at desc);
create index help_requests_assignee_id on help_requests (assignee_id);
create index help_requests_opened_by on help_requests (opened_by);

create table help_replies (
  reply_id uuid primary key,
  org_id uuid not null,
  help_request_id uuid not null,
  -- Replies of the same instant in their order.
  ordinal bigint generated always as identity,
  author text not null check (author in ('customer', 'concierge')),
  author_id uuid references users on delete set null,
  author_name text not null,
  -- Of the concierge Markdown, of customers as they typed it.
  text text not null,
  at timestamptz not null,
  unique (org_id, reply_id),
  foreign key (org_id, help_request_id) references help_requests (org_id, help_request_id) on delete cascade
);
create index help_replies_of_request on help_replies (org_id, help_request_id, ordinal);
create index help_replies_author_id on help_replies (author_id);

-- Notes of staff. They have no org_id on purpose: no transaction of a customer, and no export of its rows, can see them.
create table help_notes (
  note_id uuid primary key,
  help_request_id uuid not null references help_requests on delete cascade,
  author_name text not null,
  text text not null,
  at timestamptz not null
);
create index help_notes_help_request_id on help_notes (help_request_id, at);

-- Files of replies; without a reply they wait to be sent, for a day. The bytes are among the files.
create table help_files (
  file_id uuid primary key,
  org_id uuid not null references organisations on delete cascade,
  reply_id uuid,
  uploaded_by uuid references users on delete set null,
  file_name text not null,
  size integer not null,
  sha256 bytea not null,
  uploaded_at timestamptz not null,
  foreign key (org_id, reply_id) references help_replies (org_id, reply_id) on delete cascade
);
create index help_files_org_id on help_files (org_id, reply_id);
create index help_files_uploaded_by on help_files (uploaded_by);
create index help_files_unsent on help_files (uploaded_at) where reply_id is null;

-- When somebody last opened a request.
create table help_reads (
  org_id uuid not null,
  help_request_id uuid not null,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  primary key (org_id, help_request_id, user_id),
  foreign key (org_id, help_request_id) references help_requests (org_id, help_request_id) on delete cascade
);
create index help_reads_user_id on help_reads (user_id);

-- Answers that staff writes once and uses often.
create table canned_answers (
  canned_answer_id uuid primary key,
  title text not null,
  text text not null,
  changed_at timestamptz not null,
  version integer not null default 1
);

do $$
declare
  name text;
begin
  foreach name in array array['weaknesses', 'weakness_files', 'weakness_reads', 'concierge_deliveries', 'concierge_reads', 'help_requests',
    'help_replies', 'help_files', 'help_reads']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', name);
  end loop;
  foreach name in array array['concierge_messages', 'help_notes', 'canned_answers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_only on %I using ((select app_is_system()))', name);
  end loop;
end
$$;
grant select, insert, update, delete on weaknesses, weakness_files, weakness_reads, concierge_messages, concierge_deliveries, concierge_reads,
  help_requests, help_replies, help_notes, help_files, help_reads, canned_answers to portal_app;
