import { randomUUID } from 'node:crypto';
import type { InsertRow } from './insert-row.ts';

/** Policies of an organisation: one of its own with an approved version and a draft, one sent for approval, one of the library with an old text. */
export async function fillPolicies(
  insert: InsertRow,
  { orgId, userId, marker, colleagueId }: { orgId: string; userId: string; marker: string; colleagueId: string },
  now: Date,
) {
  const policyId = `own-${marker}`;
  const replacedDraftId = randomUUID();
  const sentPolicyId = `sent-${marker}`;
  const version = {
    org_id: orgId,
    name: `Policy ${marker}`,
    template: null as string | null,
    library_version: null as number | null,
    fields: '[]',
    custom_policy: `Rules ${marker}.` as string | null,
    custom_values: '{}',
    saved_at: now,
    saved_by: userId,
    saved_by_name: marker,
  };
  const draft = { ...version, status: 'Draft', draft_mode: 'customise' };
  for (const id of [policyId, sentPolicyId]) {
    await insert('policies', { org_id: orgId, policy_id: id, custom: true, created_at: now });
  }
  await insert('policies', { org_id: orgId, policy_id: 'acceptable-use', custom: false, created_at: now });
  await insert('policy_versions', {
    ...version,
    policy_id: policyId,
    version: 1,
    status: 'Active',
    approver: marker,
    approver_id: userId,
    approved_at: now,
    approved_text: `Rules ${marker}.`,
    content_hash: Buffer.alloc(32),
  });
  await insert('policy_versions', { ...draft, policy_id: policyId, version: 2 });
  await insert('policy_versions', {
    ...draft,
    policy_id: sentPolicyId,
    version: 1,
    draft_mode: 'sent',
    sent_to: colleagueId,
    sent_by_name: marker,
    sent_at: now,
  });
  await insert('policy_versions', {
    ...draft,
    policy_id: 'acceptable-use',
    version: 1,
    template: `## ${marker}`,
    library_version: 0,
    custom_policy: null,
  });
  await insert('policy_interviews', {
    org_id: orgId,
    answers: JSON.stringify({ protectFirst: [marker] }),
    saved_at: now,
    saved_by_name: marker,
  });
  await insert('policy_kept_changes', {
    org_id: orgId,
    policy_id: policyId,
    user_id: userId,
    version: 2,
    saved_at: now,
    name: marker,
    custom_values: '{}',
    custom_policy: `Rules of ${marker}.`,
    kept_at: now,
  });
  await insert('policy_events', {
    org_id: orgId,
    policy_id: policyId,
    version: 1,
    at: now,
    by_name: marker,
    action: 'approved',
    summary: JSON.stringify({ fields: [], addedWords: 2, removedWords: 0, note: marker }),
    replaced_id: replacedDraftId,
    replaced_text: `Words of ${marker}.`,
    replaced_by_name: marker,
  });
  return { policyId, sentPolicyId, replacedDraftId };
}
