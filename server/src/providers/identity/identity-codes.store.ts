import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

/** Stores a code's hash; the one before stops working. For a subject that is nobody's nothing is stored. */
export async function replaceCode(
  tx: SystemTransaction,
  code: { subject: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const row = { code_hash: code.codeHash, expires_at: code.expiresAt, attempts: 0 };
  await tx
    .insertInto('identity_codes')
    .columns(['subject', 'code_hash', 'expires_at'])
    .expression((expression) =>
      expression
        .selectFrom('identities')
        .select([
          'subject',
          sql<Buffer>`${code.codeHash}::bytea`.as('code_hash'),
          sql<Date>`${code.expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('subject', '=', code.subject),
    )
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

/** Counts a try and answers the code's hash; undefined without a code. Tries at the same moment come one after the other. */
export function countCodeAttempt(tx: SystemTransaction, subject: string) {
  return tx
    .updateTable('identity_codes')
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .where('subject', '=', subject)
    .returning(['code_hash', 'expires_at', 'attempts'])
    .executeTakeFirst();
}

export async function deleteCode(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.deleteFrom('identity_codes').where('subject', '=', subject).execute();
}

/** Clears away codes that nobody can use any more. */
export async function deleteExpiredCodes(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('identity_codes').where('expires_at', '<=', now).execute();
}
