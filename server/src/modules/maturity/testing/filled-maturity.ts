import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { InsertRow } from '../../../testing/insert-row.ts';

/** An answered question, one that a colleague was asked, and one whose colleague has answered. */
export async function fillMaturity(
  insert: InsertRow,
  { orgId, userId, marker }: { orgId: string; userId: string; marker: string },
  now: Date,
) {
  const ids = { askId: randomUUID(), answeredAskId: randomUUID(), askToken: newToken() };
  await insert('maturity_answers', {
    org_id: orgId,
    element_id: 'leadership',
    question_version: 1,
    level: 1,
    dont_know: false,
    note: marker,
    answered_by: userId,
    answered_by_name: marker,
    answered_at: now,
    version: 1,
  });
  await insert('maturity_levels', {
    org_id: orgId,
    on_day: '2026-01-01',
    at: now,
    overall: 1,
    average: 1,
    answered: 1,
    elements: 24,
  });
  const ask = {
    org_id: orgId,
    asked_name: marker,
    message: marker,
    asked_by: userId,
    asked_by_name: marker,
    asked_at: now,
    expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
  };
  await insert('maturity_asks', {
    ...ask,
    ask_id: ids.askId,
    element_id: 'backup',
    token_hash: hashToken(ids.askToken),
    asked_email: `it-${marker}@firm.example`,
  });
  await insert('maturity_asks', {
    ...ask,
    ask_id: ids.answeredAskId,
    element_id: 'mfa',
    token_hash: hashToken(newToken()),
    asked_email: `provider-${marker}@firm.example`,
    answered_at: now,
    question_version: 1,
    level: 2,
    dont_know: false,
    note: marker,
  });
  await insert('maturity_plan_steps', {
    org_id: orgId,
    element_id: 'leadership',
    from_level: 1,
    step: 1,
    done_at: now,
    done_by_name: marker,
  });
  await insert('maturity_plan_hours', { org_id: orgId, hours: 36 });
  return ids;
}
