import { sql } from 'kysely';
import type { AnyTransaction } from '../../database/database.ts';

/** One thing that somebody did, or was refused. */
export type AuditEntry = {
  readonly at: Date;
  readonly orgId: string | null;
  readonly actorId: string | null;
  /** What was done, e.g. "session.created". */
  readonly action: string;
  /** What it was done to, such as an id or an address. */
  readonly subject?: string;
  /** The name of the person whose address is the subject. */
  readonly subjectName?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly ip?: string;
  readonly transactionId?: string;
};

/**
 * Adds to the log, in the transaction of what is logged. The entry keeps the actor's name and address as they are now, because
 * people are removed. The database lets nobody change an entry.
 */
export async function recordAudit(tx: AnyTransaction, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      at: entry.at,
      org_id: entry.orgId,
      actor_id: entry.actorId,
      actor_name: sql`(select nullif(trim(first_name || ' ' || last_name), '') from users where user_id = ${entry.actorId})`,
      actor_email: sql`(select email from users where user_id = ${entry.actorId})`,
      action: entry.action,
      subject: entry.subject ?? '',
      subject_name: entry.subjectName || null,
      details: JSON.stringify(entry.details ?? {}),
      ip: entry.ip ?? '',
      transaction_id: entry.transactionId ?? '',
    })
    .execute();
}
