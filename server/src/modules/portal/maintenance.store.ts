import { z } from 'zod';
import type { SystemTransaction } from '../../database/database.ts';
import { findPortalFact, savePortalFact } from './portal-facts.store.ts';

const FACT = 'maintenance';
const stored = z.object({ enabled: z.boolean(), title: z.string(), subHead: z.string(), content: z.string() });

/** How the switch was set last; null when nobody ever did. */
export async function readMaintenanceFact(tx: SystemTransaction): Promise<z.output<typeof stored> | null> {
  const fact = await findPortalFact(tx, FACT);
  return fact === undefined ? null : stored.parse(fact);
}

export async function writeMaintenanceFact(tx: SystemTransaction, state: z.output<typeof stored>): Promise<void> {
  await savePortalFact(tx, FACT, state);
}
