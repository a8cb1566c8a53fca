import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** What the identity provider calls the organisation's people; those of a sandbox who are made up have no account. */
export async function listAccountsOf(tx: OrgTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('identity_subject')
    .where('is_made_up', '=', false)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.identity_subject);
}

/**
 * Removes an organisation that is to be deleted, with all its rows, those about the addresses of its people, and its log. False when
 * there is no such organisation any more.
 */
export async function removeRowsOf(tx: SystemTransaction, orgId: string): Promise<boolean> {
  const organisation = await tx
    .selectFrom('organisations')
    .select('org_id')
    .where('org_id', '=', orgId)
    .where('deletion_requested_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (organisation === undefined) return false;
  const people = await tx.selectFrom('users').select(['user_id', 'email']).where('org_id', '=', orgId).execute();
  const invited = await tx.selectFrom('invites').select('email').where('org_id', '=', orgId).execute();
  const addresses = [...new Set([...people, ...invited].map(({ email }) => email))];
  if (addresses.length > 0) {
    await tx.deleteFrom('mail_log').where('recipient', 'in', addresses).execute();
    await tx.deleteFrom('sign_up_links').where('email', 'in', addresses).execute();
    await tx.deleteFrom('pending_sign_ups').where('email', 'in', addresses).execute();
    await tx.deleteFrom('leads').where('email', 'in', addresses).execute();
    await tx.deleteFrom('security_news_consents').where('email', 'in', addresses).execute();
  }
  await tx.deleteFrom('mail_log').where('org_id', '=', orgId).execute();
  // Everything else of the organisation goes with its row.
  await tx.deleteFrom('organisations').where('org_id', '=', orgId).execute();
  await sql`select forget_organisation(${orgId}::uuid, ${sql.val(addresses)}::text[])`.execute(tx);
  return true;
}
