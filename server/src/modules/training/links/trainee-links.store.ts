import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Keeps a link by its hash. */
export async function insertLink(
  tx: OrgTransaction,
  link: { tokenHash: Buffer; orgId: string; traineeId: string; madeAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('trainee_links')
    .values({
      token_hash: link.tokenHash,
      org_id: link.orgId,
      trainee_id: link.traineeId,
      made_at: link.madeAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Ends all links of a person. */
export async function revokeLinks(tx: OrgTransaction, traineeId: string, at: Date): Promise<void> {
  await tx
    .updateTable('trainee_links')
    .set({ revoked_at: at })
    .where('trainee_id', '=', traineeId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Whose a link is while it works: of an active person, neither expired nor revoked. */
export function findLinkHolder(tx: SystemTransaction, tokenHash: Buffer, now: Date) {
  return tx
    .selectFrom('trainee_links')
    .innerJoin('trainees', 'trainees.trainee_id', 'trainee_links.trainee_id')
    .select(['trainee_links.org_id', 'trainee_links.trainee_id'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Active people of any organisation with an address, a few at most. */
export function findHoldersByEmail(tx: SystemTransaction, email: string) {
  return tx
    .selectFrom('trainees')
    .select(['org_id', 'trainee_id'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .orderBy('added_at')
    .limit(5)
    .execute();
}

/** Whether a link that works was made for a person since then. */
export async function hasLinkSince(tx: OrgTransaction, traineeId: string, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('trainee_links')
    .select('made_at')
    .where('trainee_id', '=', traineeId)
    .where('made_at', '>', since)
    .where('revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A person's newest link. */
export function findNewestLink(tx: OrgTransaction, traineeId: string) {
  return (
    tx
      .selectFrom('trainee_links')
      .select(['expires_at', 'revoked_at'])
      .where('trainee_id', '=', traineeId)
      .orderBy('made_at', 'desc')
      // Of two that were made in the same instant, the one that works.
      .orderBy(sql`revoked_at is null`, 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Removes links that ended before an instant; until then lists say that somebody's has expired. */
export async function deleteEndedLinks(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('trainee_links').where('expires_at', '<', before).execute();
}
