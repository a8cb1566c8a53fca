import type { SystemTransaction } from '../../database/database.ts';

/** Forgets what an organization took and asked for. Codes that it was given stay given in the pool: whoever saw one may have used it. */
export async function resetMarketplace(tx: SystemTransaction, orgId: string): Promise<void> {
  const tables = ['marketplace_redemptions', 'marketplace_interests'] as const;
  for (const table of tables) await tx.deleteFrom(table).where('org_id', '=', orgId).execute();
}
