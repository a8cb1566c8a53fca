import type { PolicyAction } from '@portal/contract/policies/policies.schemas.ts';
import type { OrgTransaction } from '../../database/database.ts';

/** What changed, beside who did what when. */
export type EventSummary = {
  readonly fields: readonly string[];
  readonly addedWords: number;
  readonly removedWords: number;
  readonly note: string;
};

export const NOTHING_CHANGED: EventSummary = { fields: [], addedWords: 0, removedWords: 0, note: '' };

export type NewEvent = {
  readonly orgId: string;
  readonly policyId: string;
  readonly version: number;
  readonly at: Date;
  readonly byName: string;
  readonly action: PolicyAction;
  readonly summary: EventSummary;
};

export async function insertEvent(tx: OrgTransaction, event: NewEvent): Promise<void> {
  await tx
    .insertInto('policy_events')
    .values({
      org_id: event.orgId,
      policy_id: event.policyId,
      version: event.version,
      at: event.at,
      by_name: event.byName,
      action: event.action,
      summary: JSON.stringify(event.summary),
    })
    .execute();
}

/** One page of what happened to a policy, newest first, with how much there is in all. */
export async function listEvents(
  tx: OrgTransaction,
  policyId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const ofPolicy = tx.selectFrom('policy_events').where('policy_id', '=', policyId);
  const { total } = await ofPolicy
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofPolicy
    .select(['version', 'at', 'by_name', 'action', 'summary'])
    .orderBy('event_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}
