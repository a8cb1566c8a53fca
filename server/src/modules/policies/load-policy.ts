import type { policyLoad } from '@portal/contract/policies/policies.calls.ts';
import { chosenValue } from '@portal/domain/policies/policy-field.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { findKeptChanges } from './drafts/kept-changes.store.ts';
import type { LoadedVersion } from './library/policy-content.ts';
import { loadVersion } from './load-version.ts';
import { listVersions } from './policy-versions.store.ts';
import { readPolicyView } from './policy-view.ts';

/** A policy with the list of its versions. */
export async function loadPolicy(
  { database, clock, plans, policyRemarks }: Services,
  caller: CallerOf<typeof policyLoad>,
  { policyType, version }: InputOf<typeof policyLoad>,
): Promise<AnswerOf<typeof policyLoad>> {
  const { session, brand } = caller;
  return database.inOrg(session.orgId, async (tx) => {
    const loaded = await loadVersion(tx, policyType, version, brand);
    const data = await readPolicyView(tx, loaded, { ...caller, now: clock.now() });
    const storageList = (await listVersions(tx, policyType)).map((row) => ({
      version: row.version,
      language: row.language,
      status: row.status,
      approver: row.approver,
      approvalDate: row.approved_at?.toISOString() ?? null,
      saved: row.saved_at.toISOString(),
      savedBy: row.saved_by_name,
    }));
    const kept = await findKeptChanges(tx, { policyId: policyType, userId: session.userId });
    const { modules } = await plans.current(tx);
    const remarks = await policyRemarks(tx, {
      policyId: policyType,
      answerTo: (fieldId) => answerOf(loaded, fieldId),
      holds: (module) => modules[module] === 'ACTIVE',
      now: clock.now(),
      say: sayFor(brand, caller.language),
    });
    const isOfThis = kept?.version === loaded.version && data.isNewest;
    return {
      success: true,
      data,
      storageList,
      remarks: [...remarks],
      kept: isOfThis ? { ...kept, saved: kept.saved?.toISOString() ?? null } : null,
    };
  });
}

function answerOf({ fields, values }: LoadedVersion, fieldId: string) {
  const field = fields.find(({ id }) => id === fieldId);
  return field === undefined ? undefined : chosenValue(field, values);
}
