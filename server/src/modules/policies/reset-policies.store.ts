import type { SystemTransaction } from '../../database/database.ts';

/** Forgets everything of an organisation's policies and their sign-off; approved versions leave by the system's hand alone. */
export async function resetPolicies(tx: SystemTransaction, orgId: string): Promise<void> {
  for (const table of [
    'sign_off_people',
    'sign_off_days',
    'policy_kept_changes',
    'policy_interviews',
    'policies',
  ] as const) {
    await tx.deleteFrom(table).where('org_id', '=', orgId).execute();
  }
}
