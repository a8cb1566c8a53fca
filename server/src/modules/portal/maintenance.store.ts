import { z } from 'zod';
import type { SystemTransaction } from '../../database/database.ts';

const FACT = 'maintenance';
const stored = z.object({ enabled: z.boolean(), title: z.string(), subHead: z.string(), content: z.string() });

/** How the switch was set last; null when nobody ever did. */
export async function readMaintenanceFact(tx: SystemTransaction): Promise<z.output<typeof stored> | null> {
  const row = await tx.selectFrom('portal_facts').select('value').where('name', '=', FACT).executeTakeFirst();
  return row === undefined ? null : stored.parse(row.value);
}

export async function writeMaintenanceFact(tx: SystemTransaction, state: z.output<typeof stored>): Promise<void> {
  const value = JSON.stringify(state);
  await tx
    .insertInto('portal_facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
