import type { OrgTransaction } from '../../database/database.ts';

/** Forgets everything of the organisation's assessment. */
export async function resetMaturity(tx: OrgTransaction): Promise<void> {
  for (const table of ['maturity_answers', 'maturity_levels', 'maturity_asks', 'maturity_plan_steps'] as const) {
    await tx.deleteFrom(table).execute();
  }
}
