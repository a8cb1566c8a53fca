import { randomUUID } from 'node:crypto';
import type { PolicyAction } from '@portal/contract/policies/policies.schemas.ts';
import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';

/** What changed, beside who did what when. */
export type EventSummary = {
  readonly fields: readonly string[];
  readonly addedWords: number;
  readonly removedWords: number;
  readonly note: string;
};

export const NOTHING_CHANGED: EventSummary = { fields: [], addedWords: 0, removedWords: 0, note: '' };

/** A draft's words that this event took away, in Markdown, and who had written them. */
export type ReplacedDraft = { readonly text: string; readonly byName: string };

export type NewEvent = {
  readonly orgId: string;
  readonly policyId: string;
  readonly version: number;
  readonly at: Date;
  readonly byName: string;
  readonly action: PolicyAction;
  readonly summary: EventSummary;
  readonly replaced: ReplacedDraft | null;
};

export async function insertEvent(tx: AnyTransaction, event: NewEvent): Promise<void> {
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
      replaced_id: event.replaced === null ? null : randomUUID(),
      replaced_text: event.replaced?.text ?? null,
      replaced_by_name: event.replaced?.byName ?? null,
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
    .select(['event_id', 'version', 'at', 'by_name', 'action', 'summary', 'replaced_id', 'replaced_by_name'])
    .orderBy('event_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** The words of a draft that another text took the place of. */
export async function findReplacedDraft(
  tx: OrgTransaction,
  policyId: string,
  replacedId: string,
): Promise<ReplacedDraft | undefined> {
  const row = await tx
    .selectFrom('policy_events')
    .select(['replaced_text', 'replaced_by_name'])
    .where('policy_id', '=', policyId)
    .where('replaced_id', '=', replacedId)
    .executeTakeFirst();
  if (row === undefined || row.replaced_text === null || row.replaced_by_name === null) return undefined;
  return { text: row.replaced_text, byName: row.replaced_by_name };
}
