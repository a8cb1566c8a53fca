import { sql } from 'kysely';
import type { AnyTransaction, SystemTransaction } from '../database/database.ts';

/**
 * Notes a mail that is put in the queue; of an organisation's transaction it is the organisation's.
 * @returns false for one that a sandbox keeps back, of which nothing is noted
 */
export async function insertMail(
  tx: AnyTransaction,
  mail: { mailId: string; recipient: string; kind: string; queuedAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_log (mail_id, recipient, kind, status, queued_at, ended_at, sealed)
    select ${mail.mailId}::uuid, ${mail.recipient}, ${mail.kind}, 'queued', ${mail.queuedAt}, null, null
    where not ${isKeptBack(mail.recipient)}
    returning mail_id`.execute(tx);
  return rows.length > 0;
}

/**
 * Whether a mail of a sandbox, or to somebody of one, stays here: it reaches those who sign in to the sandbox and those who were invited
 * to it, and nobody else (decision 110).
 */
const isKeptBack = (recipient: string) => sql<boolean>`exists (
  select from organisations o
  where o.is_sandbox
    and o.org_id = coalesce(app_org_id(), (select u.org_id from users u where u.email = ${recipient}))
    and not exists (
      select from users u where u.org_id = o.org_id and u.email = ${recipient} and not u.is_made_up
    )
    and not exists (
      select from invites i where i.org_id = o.org_id and i.email = ${recipient} and i.status = 'pending'
    ))`;

/** Forgets the work that was done for nobody. */
export async function deleteMail(tx: SystemTransaction, mailId: string): Promise<void> {
  await tx.deleteFrom('mail_log').where('mail_id', '=', mailId).execute();
}

/** Notes how a try ended. What would send the mail again is kept of one that failed for good. */
export async function updateMail(
  tx: SystemTransaction,
  mailId: string,
  outcome: { status: 'queued' | 'sent' | 'failed'; endedAt: Date | null; lastError: string; sealed: string | null },
): Promise<void> {
  await tx
    .updateTable('mail_log')
    .set({
      status: outcome.status,
      ended_at: outcome.endedAt,
      last_error: outcome.lastError,
      sealed: outcome.sealed,
      attempts: sql<number>`attempts + 1`,
    })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Takes mails back that may be and have not been sent; what is sent already stays as it is. */
export async function withdrawMails(tx: AnyTransaction, mailIds: readonly string[], at: Date): Promise<void> {
  if (mailIds.length === 0) return;
  await tx
    .updateTable('mail_log')
    .set({ status: 'failed', ended_at: at, last_error: 'Taken back before it was sent.' })
    .where(sql<boolean>`mail_id = any(${mailIds}::uuid[])`)
    .where('status', '=', 'queued')
    .execute();
}

/** Whether a mail still waits to be sent. */
export async function isQueued(tx: SystemTransaction, mailId: string): Promise<boolean> {
  const row = await tx.selectFrom('mail_log').select('status').where('mail_id', '=', mailId).executeTakeFirst();
  return row?.status === 'queued';
}

/** When a mail was put in the queue. */
export async function findQueuedAt(tx: SystemTransaction, mailId: string): Promise<Date | undefined> {
  const row = await tx.selectFrom('mail_log').select('queued_at').where('mail_id', '=', mailId).executeTakeFirst();
  return row?.queued_at;
}

/** Forgets mails that are old, and earlier what would send the failed ones again: their links work no more. */
export async function clearMailLog(tx: SystemTransaction, before: Date, sealedBefore: Date): Promise<void> {
  await tx.deleteFrom('mail_log').where('queued_at', '<', before).execute();
  await tx
    .updateTable('mail_log')
    .set({ sealed: null })
    .where('status', '=', 'failed')
    .where('ended_at', '<', sealedBefore)
    .where('sealed', 'is not', null)
    .execute();
}
