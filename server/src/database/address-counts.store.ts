import { hashToken } from '../system/tokens.ts';
import type { SystemTransaction } from './database.ts';

/** What is counted for an address that anybody may type. */
type AddressCountKind = 'reset-code';

/** Counts one more in a window that begins with the first; answers how many there are with this one. Safe for many at once. */
export async function countForAddress(
  tx: SystemTransaction,
  kind: AddressCountKind,
  address: string,
  windowMs: number,
  now: Date,
): Promise<number> {
  const endsAt = new Date(now.getTime() + windowMs);
  const row = await tx
    .insertInto('address_counts')
    .values({ kind, address_hash: hashToken(address), counted: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'address_hash']).doUpdateSet((expression) => {
        const isOver = expression('address_counts.ends_at', '<=', now);
        return {
          counted: expression
            .case()
            .when(isOver)
            .then(1)
            .else(expression('address_counts.counted', '+', 1))
            .end(),
          ends_at: expression.case().when(isOver).then(endsAt).else(expression.ref('address_counts.ends_at')).end(),
        };
      }),
    )
    .returning('counted')
    .executeTakeFirstOrThrow();
  return row.counted;
}

/** Clears away counts whose windows have ended. */
export async function deleteEndedCounts(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('address_counts').where('ends_at', '<=', now).execute();
}
