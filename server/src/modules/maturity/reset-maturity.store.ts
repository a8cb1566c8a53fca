import type { SystemTransaction } from '../../database/database.ts';

/** Forgets everything of an organisation's assessment. */
export async function resetMaturity(tx: SystemTransaction, orgId: string): Promise<void> {
  const tables = [
    'maturity_answers',
    'maturity_levels',
    'maturity_asks',
    'maturity_plan_steps',
    'maturity_plan_hours',
  ] as const;
  for (const table of tables) {
    await tx.deleteFrom(table).where('org_id', '=', orgId).execute();
  }
}
