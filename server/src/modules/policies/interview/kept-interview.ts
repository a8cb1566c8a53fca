import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { deleteKeptChanges, findKeptChanges, writeKeptChanges } from '../drafts/kept-changes.store.ts';

/** Beside the changes of policies (decision 046); no policy has such an id. */
const INTERVIEW = '@interview';

/** What somebody typed into the questions for all policies and has not saved. */
export async function findTyped(tx: OrgTransaction, userId: string): Promise<FieldValues> {
  return (await findKeptChanges(tx, { policyId: INTERVIEW, userId }))?.customValues ?? {};
}

type Typed = { readonly orgId: string; readonly userId: string; readonly answers: FieldValues; readonly at: Date };

/** Keeps it, in place of what was kept before. */
export function keepTyped(tx: OrgTransaction, { orgId, userId, answers, at }: Typed): Promise<void> {
  const changes = { version: 0, saved: null, name: '', customValues: answers, customPolicy: null };
  return writeKeptChanges(tx, { orgId, policyId: INTERVIEW, userId }, { changes, at });
}

/** Forgets it, because it was saved or discarded. */
export const forgetTyped = (tx: OrgTransaction, userId: string): Promise<void> =>
  deleteKeptChanges(tx, { policyId: INTERVIEW, userId });
