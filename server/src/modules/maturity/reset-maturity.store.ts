import type { SystemTransaction } from '../../database/database.ts';

/** Forgets everything of an organisation's assessment. */
export async function resetMaturity(tx: SystemTransaction, orgId: string): Promise<void> {
  for (const table of ['maturity_answers', 'maturity_levels', 'maturity_asks', 'maturity_plan_steps'] as const) {
    await tx.deleteFrom(table).where('org_id', '=', orgId).execute();
  }
}
