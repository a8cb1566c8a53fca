-- Chats and emails that are told what happens, beside programs: the same rows with another kind. Of a chat the whole address is its secret
-- and sealed (sealed_secret); `address` then says its host alone.
alter table webhook_endpoints add column kind text not null default 'program'
  check (kind in ('program', 'slack', 'teams', 'email'));
alter table webhook_endpoints add column name text not null default '';
-- Of findings and weaknesses, what is less is not told.
alter table webhook_endpoints add column least_severity text not null default 'low'
  check (least_severity in ('high', 'medium', 'low'));
-- Of emails alone: how often, and to whom.
alter table webhook_endpoints add column rhythm text check (rhythm in ('day', 'week'));
alter table webhook_endpoints add column recipients uuid[] not null default '{}';

-- The message in which an event is told with others; its own row then has no body.
alter table webhook_deliveries add column told_with uuid references webhook_deliveries on delete cascade;
create index webhook_deliveries_told_with on webhook_deliveries (told_with);
