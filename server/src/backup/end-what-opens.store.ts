import type pg from 'pg';

/**
 * What would let somebody in who was shut out since the backup: sessions, sign-ins half-way, links and codes that wait in mails, a
 * customer's yes to a visit.
 */
const END_WHAT_OPENS = [
  'delete from sessions',
  'delete from pending_sign_ins',
  'delete from second_factor_set_ups',
  'delete from sign_on_attempts',
  'delete from identity_links where used_at is null',
  'delete from identity_codes',
  'delete from identity_reset_codes',
  'delete from cognito_reset_links where used_at is null',
  `update invites set status = 'cancelled' where status = 'pending'`,
  `update sign_up_links set status = 'cancelled' where status = 'pending'`,
  'delete from staff_invites',
  'delete from visit_requests',
] as const;

/** Ends all of that in a database that was just loaded, in the transaction that loads it. */
export async function endWhatOpens(owner: pg.Client): Promise<void> {
  for (const statement of END_WHAT_OPENS) await owner.query(statement);
}
