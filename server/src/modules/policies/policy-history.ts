import type { policyHistory } from '@portal/contract/policies/policies.calls.ts';
import type { PolicyAction } from '@portal/contract/policies/policies.schemas.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { loadVersion } from './load-version.ts';
import { type EventSummary, listEvents } from './policy-events.store.ts';

const PAGE_SIZE = 50;

/** Who did what with a policy, when, and what changed. */
export async function readPolicyHistory(
  { database }: Services,
  { session, brand }: CallerOf<typeof policyHistory>,
  { policyType, page }: InputOf<typeof policyHistory>,
): Promise<AnswerOf<typeof policyHistory>> {
  const { total, rows } = await database.inOrg(session.orgId, async (tx) => {
    await loadVersion(tx, policyType, null, brand);
    return listEvents(tx, policyType, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  });
  const data = rows.map((row) => {
    const { fields, ...summary } = row.summary as EventSummary;
    return {
      id: row.event_id,
      version: row.version,
      at: row.at.toISOString(),
      by: row.by_name,
      action: row.action as PolicyAction,
      fields: [...fields],
      ...summary,
      replaced: row.replaced_id === null ? null : { id: row.replaced_id, by: row.replaced_by_name ?? '' },
    };
  });
  return { success: true, data, total, pageSize: PAGE_SIZE };
}
