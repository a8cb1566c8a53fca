import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { InsertRow } from '../../../testing/insert-row.ts';

/** A handover with a step of the plan that its helper has reported, and a question about it. */
export async function fillHandovers(
  insert: InsertRow,
  { orgId, userId, marker }: { orgId: string; userId: string; marker: string },
  now: Date,
) {
  const ids = {
    handoverId: randomUUID(),
    handoverPointId: randomUUID(),
    handoverQuestionId: randomUUID(),
    handoverToken: newToken(),
  };
  await insert('handovers', {
    handover_id: ids.handoverId,
    org_id: orgId,
    token_hash: hashToken(ids.handoverToken),
    helper_name: marker,
    helper_email: `helper-${marker}@firm.example`,
    note: marker,
    shows_firm: true,
    days: 30,
    made_by: userId,
    made_by_name: marker,
    made_at: now,
    expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
  });
  await insert('handover_points', {
    point_id: ids.handoverPointId,
    org_id: orgId,
    handover_id: ids.handoverId,
    position: 0,
    kind: 'plan-step',
    ref: 'leadership/1/2',
    title: marker,
    done_at: new Date(now.getTime() - 60 * 60_000),
  });
  await insert('handover_questions', {
    question_id: ids.handoverQuestionId,
    org_id: orgId,
    point_id: ids.handoverPointId,
    question: marker,
    asked_at: now,
  });
  return ids;
}
