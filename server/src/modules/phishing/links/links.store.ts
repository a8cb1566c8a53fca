import type { ReportWay } from '@portal/domain/phishing/phishing-states.ts';
import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Links work so long after sending. */
const LINK_LIFE_MS = 180 * 24 * 60 * 60_000;

/** Whose link it is, and whether it is the one that nobody sees. */
export async function findMailOfLink(
  tx: SystemTransaction,
  hash: Buffer,
  now: Date,
): Promise<{ orgId: string; mailId: string; isTrap: boolean } | undefined> {
  const row = await tx
    .selectFrom('phishing_mails')
    .innerJoin('organisations', 'organisations.org_id', 'phishing_mails.org_id')
    .select(['phishing_mails.org_id', 'mail_id', 'trap_hash'])
    .where(({ or, eb }) => or([eb('token_hash', '=', hash), eb('trap_hash', '=', hash)]))
    .where('queued_at', '>', new Date(now.getTime() - LINK_LIFE_MS))
    .where('organisations.suspended_at', 'is', null)
    .executeTakeFirst();
  return row && { orgId: row.org_id, mailId: row.mail_id, isTrap: row.trap_hash?.equals(hash) === true };
}

const COLUMNS = [
  'mail_id',
  'phishing_mails.trainee_id',
  'template_id',
  'language',
  'queued_at',
  'sent_at',
  'trap_at',
  'clicked_at',
  'further_at',
  'lesson_done_at',
  'reported_at',
  'trainees.name',
  'trainees.email',
  'trainees.status',
] as const;

/** A mail that has left, with its person. */
export function findLeftMail(tx: OrgTransaction, mailId: string) {
  return tx
    .selectFrom('phishing_mails')
    .innerJoin('trainees', 'trainees.trainee_id', 'phishing_mails.trainee_id')
    .select(COLUMNS)
    .where('mail_id', '=', mailId)
    .where('queued_at', 'is not', null)
    .executeTakeFirst();
}

export type LeftMail = NonNullable<Awaited<ReturnType<typeof findLeftMail>>>;

/** When the mail server took a mail; null while that is not known. */
export async function findSentAt(tx: OrgTransaction, { mail_id: mailId, sent_at: sentAt }: LeftMail) {
  if (sentAt !== null) return sentAt;
  const row = await tx
    .selectFrom('mail_log')
    .select('ended_at')
    .where('mail_id', '=', mailId)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return row?.ended_at ?? null;
}

type Mark = 'trap_at' | 'robot_at' | 'clicked_at' | 'further_at' | 'lesson_done_at';

/** Notes something of a mail, the first time that it happens; false where it had. */
export async function markMail(tx: OrgTransaction, mailId: string, mark: Mark, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('phishing_mails')
    .set({ [mark]: at })
    .where('mail_id', '=', mailId)
    .where(mark, 'is', null)
    .returning('mail_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes the first report of a mail; false where there was one. */
export async function markReported(
  tx: OrgTransaction,
  mailId: string,
  { at, way }: { at: Date; way: ReportWay },
): Promise<boolean> {
  const row = await tx
    .updateTable('phishing_mails')
    .set({ reported_at: at, reported_by: way })
    .where('mail_id', '=', mailId)
    .where('reported_at', 'is', null)
    .returning('mail_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether one of these is a test that somebody sent to themselves. */
export async function isTest(tx: SystemTransaction, ids: readonly string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_log')
    .select('mail_id')
    .where(sql<boolean>`mail_id = any(${ids}::uuid[])`)
    .where('kind', '=', 'phishing-test')
    .executeTakeFirst();
  return row !== undefined;
}

/** The mails that these ids or link hashes are of, at whatever firm. */
export async function findReportedMails(
  tx: SystemTransaction,
  { ids, hashes }: { ids: readonly string[]; hashes: readonly Buffer[] },
): Promise<{ orgId: string; mailId: string }[]> {
  const { rows } = await sql<{ orgId: string; mailId: string }>`
    select org_id as "orgId", mail_id as "mailId" from phishing_mails
    where queued_at is not null and (mail_id = any(${ids}::uuid[]) or token_hash = any(${hashes}::bytea[])
      or trap_hash = any(${hashes}::bytea[]))`.execute(tx);
  return rows;
}
