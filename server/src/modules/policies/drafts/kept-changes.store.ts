import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { OrgTransaction } from '../../../database/database.ts';

/** Whose changes, of which policy. */
export type KeptOf = { readonly orgId: string; readonly policyId: string; readonly userId: string };

export type KeptChanges = {
  /** The version that the work began with, and when it was last saved. */
  readonly version: number;
  readonly saved: Date | null;
  readonly name: string;
  readonly customValues: FieldValues;
  readonly customPolicy: string | null;
};

/** What somebody changed of a policy and has not saved. */
export async function findKeptChanges(
  tx: OrgTransaction,
  { policyId, userId }: Omit<KeptOf, 'orgId'>,
): Promise<KeptChanges | null> {
  const row = await tx
    .selectFrom('policy_kept_changes')
    .select(['version', 'saved_at', 'name', 'custom_values', 'custom_policy'])
    .where('policy_id', '=', policyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { version, saved_at: saved, name, custom_values: customValues, custom_policy: customPolicy } = row;
  return { version, saved, name, customValues, customPolicy };
}

/** Keeps what somebody changed in place of what was kept before. */
export async function writeKeptChanges(
  tx: OrgTransaction,
  { orgId, policyId, userId }: KeptOf,
  { changes, at }: { readonly changes: KeptChanges; readonly at: Date },
): Promise<void> {
  const content = {
    version: changes.version,
    saved_at: changes.saved,
    name: changes.name,
    custom_values: JSON.stringify(changes.customValues),
    custom_policy: changes.customPolicy,
    kept_at: at,
  };
  await tx
    .insertInto('policy_kept_changes')
    .values({ org_id: orgId, policy_id: policyId, user_id: userId, ...content })
    .onConflict((conflict) => conflict.columns(['org_id', 'policy_id', 'user_id']).doUpdateSet(content))
    .execute();
}

/** Forgets what somebody changed, because it was saved or discarded. */
export async function deleteKeptChanges(
  tx: OrgTransaction,
  { policyId, userId }: Omit<KeptOf, 'orgId'>,
): Promise<void> {
  await tx.deleteFrom('policy_kept_changes').where('policy_id', '=', policyId).where('user_id', '=', userId).execute();
}
