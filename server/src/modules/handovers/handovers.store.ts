import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../database/database.ts';

export type NewHandover = {
  readonly handoverId: string;
  readonly orgId: string;
  readonly tokenHash: Buffer;
  readonly helperName: string;
  readonly helperEmail: string;
  readonly note: string;
  readonly showsFirm: boolean;
  readonly days: number;
  readonly madeBy: string;
  readonly madeByName: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

/** Handovers that are listed; older ones are in the log. */
const LISTED = 100;

export async function insertHandover(tx: OrgTransaction, handover: NewHandover): Promise<void> {
  await tx
    .insertInto('handovers')
    .values({
      handover_id: handover.handoverId,
      org_id: handover.orgId,
      token_hash: handover.tokenHash,
      helper_name: handover.helperName,
      helper_email: handover.helperEmail,
      note: handover.note,
      shows_firm: handover.showsFirm,
      days: handover.days,
      made_by: handover.madeBy,
      made_by_name: handover.madeByName,
      made_at: handover.madeAt,
      expires_at: handover.expiresAt,
    })
    .execute();
}

/** How many links work now. */
export async function countOpenHandovers(tx: OrgTransaction, now: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('handovers')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The latest handovers, the newest first. */
export function listHandovers(tx: OrgTransaction) {
  return tx
    .selectFrom('handovers')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('handover_id')
    .limit(LISTED)
    .execute();
}

/** A handover that nobody else changes until this transaction has ended. */
export function lockHandover(tx: OrgTransaction, handoverId: string) {
  return tx.selectFrom('handovers').selectAll().where('handover_id', '=', handoverId).forUpdate().executeTakeFirst();
}

export type HandoverRow = NonNullable<Awaited<ReturnType<typeof lockHandover>>>;

/** Whose link it is, while it works and the firm is not suspended. */
export function findHandoverLink(tx: SystemTransaction, tokenHash: Buffer, now: Date) {
  return tx
    .selectFrom('handovers')
    .innerJoin('organisations', 'organisations.org_id', 'handovers.org_id')
    .select(['handovers.org_id', 'handovers.handover_id'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('organisations.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Ends a link; what it was, or undefined where it is over or there isn't one. */
export function revokeHandover(tx: OrgTransaction, handoverId: string, at: Date) {
  return tx
    .updateTable('handovers')
    .set({ revoked_at: at })
    .where('handover_id', '=', handoverId)
    .where('revoked_at', 'is', null)
    .returning(['helper_name', 'helper_email'])
    .executeTakeFirst();
}

/** Puts a new link in place of the one before. */
export async function renewHandover(
  tx: OrgTransaction,
  handoverId: string,
  link: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('handovers')
    .set({ token_hash: link.tokenHash, expires_at: link.expiresAt })
    .where('handover_id', '=', handoverId)
    .execute();
}

/** Notes that somebody has opened the link; false when that was known. */
export async function noteOpened(tx: OrgTransaction, handoverId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('handovers')
    .set({ opened_at: at })
    .where('handover_id', '=', handoverId)
    .where('opened_at', 'is', null)
    .returning('handover_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts an email that a helper's doing causes; false when there were `max` on that day. */
export async function countEmail(tx: OrgTransaction, handoverId: string, day: string, max: number): Promise<boolean> {
  const row = await tx
    .updateTable('handovers')
    .set({
      emails_on: day,
      emails: sql<number>`case when emails_on = ${day}::date then emails else 0 end + 1`,
    })
    .where('handover_id', '=', handoverId)
    .where(sql<boolean>`(emails_on is distinct from ${day}::date or emails < ${max})`)
    .returning('handover_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes handovers that ended before an instant, with their points and questions. */
export async function deleteEndedHandovers(tx: AnyTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('handovers')
    // A revoked link has ended then, however long it was made for.
    .where(({ fn }) => fn<Date>('least', ['revoked_at', 'expires_at']), '<', before)
    .execute();
}
