import type { SystemTransaction } from '../../database/database.ts';

/** Forgets everything that the concierge has for an organisation; the bytes of its files are cleared away later. */
export async function resetConcierge(tx: SystemTransaction, orgId: string): Promise<void> {
  for (const table of ['weaknesses', 'concierge_deliveries', 'help_requests', 'help_files'] as const) {
    await tx.deleteFrom(table).where('org_id', '=', orgId).execute();
  }
}
