import { type KeptDays, keptDays, type RetentionKind } from '@portal/domain/portal/retention-times.ts';
import type { SystemTransaction } from '../../database/database.ts';

/** For how many days each kind is kept, as the provider has set it. */
export async function readKeptDays(tx: SystemTransaction): Promise<KeptDays> {
  const rows = await tx.selectFrom('retention_times').select(['kind', 'days']).execute();
  return keptDays(new Map(rows.map(({ kind, days }) => [kind, days])));
}

/** Sets for how many days one kind is kept from now on. */
export async function saveKeptDays(tx: SystemTransaction, kind: RetentionKind, days: number): Promise<void> {
  await tx
    .insertInto('retention_times')
    .values({ kind, days })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days }))
    .execute();
}
