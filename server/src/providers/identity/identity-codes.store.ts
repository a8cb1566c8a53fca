import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

/** Whose code it is: an account's, for the browser that asked. */
export type CodeOwner = { readonly subject: string; readonly browserHash: Buffer };

/** Stores a code's hash; the one before of the same browser stops working. For a subject that is nobody's nothing is stored. */
export async function replaceCode(
  tx: SystemTransaction,
  code: CodeOwner & { codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const row = { code_hash: code.codeHash, expires_at: code.expiresAt, attempts: 0 };
  await tx
    .insertInto('identity_reset_codes')
    .columns(['subject', 'browser_hash', 'code_hash', 'expires_at'])
    .expression((expression) =>
      expression
        .selectFrom('identities')
        .select([
          'subject',
          sql<Buffer>`${code.browserHash}::bytea`.as('browser_hash'),
          sql<Buffer>`${code.codeHash}::bytea`.as('code_hash'),
          sql<Date>`${code.expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('subject', '=', code.subject),
    )
    .onConflict((conflict) => conflict.columns(['subject', 'browser_hash']).doUpdateSet(row))
    .execute();
}

/** Counts a try and answers the code's hash; undefined without a code. Tries at the same moment come one after the other. */
export function countCodeAttempt(tx: SystemTransaction, { subject, browserHash }: CodeOwner) {
  return tx
    .updateTable('identity_reset_codes')
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .where('subject', '=', subject)
    .where('browser_hash', '=', browserHash)
    .returning(['code_hash', 'expires_at', 'attempts'])
    .executeTakeFirst();
}

export async function deleteCodesOf(tx: SystemTransaction, subject: string): Promise<void> {
  await tx.deleteFrom('identity_reset_codes').where('subject', '=', subject).execute();
}

/** Clears away codes that nobody can use any more. */
export async function deleteExpiredCodes(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('identity_reset_codes').where('expires_at', '<=', now).execute();
}
