import type { SystemTransaction } from '../../database/database.ts';

/** Forgets everything of an organisation's training: people, what they did, and the programme. */
export async function resetTraining(tx: SystemTransaction, orgId: string): Promise<void> {
  for (const table of ['trainees', 'training_programmes'] as const) {
    await tx.deleteFrom(table).where('org_id', '=', orgId).execute();
  }
}
