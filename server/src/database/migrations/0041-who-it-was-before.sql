-- Names for the entries from before they kept any. Rows are the system role's to see, whoever owns them, and nobody's to change: it may
-- until the end of this transaction.
grant update on audit_log to portal_system;
set local role portal_system;

update audit_log set
  actor_name = nullif(trim(users.first_name || ' ' || users.last_name), ''),
  actor_email = users.email
from users where users.user_id = audit_log.actor_id and audit_log.actor_email is null;

-- Of people who have been removed, their address stands in what they signed in with.
update audit_log set actor_email = known.email
from (
  select distinct on (actor_id) actor_id, subject as email from audit_log
  where action = 'session.created' and actor_id is not null and subject like '%@%'
  order by actor_id, at desc
) known
where known.actor_id = audit_log.actor_id and audit_log.actor_email is null;

update audit_log set
  subject = known.email,
  subject_name = known.name,
  details = audit_log.details || jsonb_build_object('cognitoId', audit_log.subject)
from (
  select distinct on (actor_id) actor_id::text as id, actor_email as email, actor_name as name from audit_log
  where actor_email is not null
  order by actor_id, at desc
) known
where audit_log.action in ('user.removed', 'session.all-ended') and audit_log.subject = known.id;

update audit_log set
  subject = invites.email,
  subject_name = nullif(trim(invites.first_name || ' ' || invites.last_name), ''),
  details = audit_log.details || jsonb_build_object('linkId', audit_log.subject)
from invites
where audit_log.action in ('invite.cancelled', 'invite.removed') and audit_log.subject = invites.invite_id::text;

reset role;
revoke update on audit_log from portal_system;
