import type { handovers as handoversCall } from '@portal/contract/handovers/handovers.calls.ts';
import type { handoverRow } from '@portal/contract/handovers/handovers.schemas.ts';
import { handoverState } from '@portal/domain/handovers/handover-state.ts';
import type { z } from 'zod';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import { type HandoverRow, listHandovers } from './handovers.store.ts';
import type { HandoversServices } from './handovers-services.ts';
import { keyOf, lookAtPoints, POINT_KINDS } from './points/look-at-points.ts';
import type { FoundPoint } from './points/point-kind.ts';
import { pointView } from './points/point-view.ts';
import { listPoints, type PointRow } from './points/points.store.ts';
import { listQuestions, type QuestionRow } from './questions.store.ts';

/** So many helpers of before are suggested. */
const SUGGESTED = 10;

/** What the firm handed over, how it stands, and who helped before. */
export async function readHandovers(
  services: HandoversServices,
  { session: { orgId } }: CallerOf<typeof handoversCall>,
): Promise<AnswerOf<typeof handoversCall>> {
  const { rows, points, found, questions } = await services.database.inOrg(orgId, async (tx) => {
    const listed = await listHandovers(tx);
    const ids = listed.map((row) => row.handover_id);
    const own = ids.length === 0 ? [] : await listPoints(tx, ids);
    const ofPoints = own.map((point) => point.point_id);
    return {
      rows: listed,
      points: own,
      found: await lookAtPoints(services, tx, orgId, own),
      questions: ofPoints.length === 0 ? [] : await listQuestions(tx, ofPoints),
    };
  });
  const now = services.clock.now();
  return {
    success: true,
    data: {
      handovers: rows.map((row) => {
        const own = points.filter((point) => point.handover_id === row.handover_id);
        return handoverView(row, own, { found, questions, now });
      }),
      helpers: helpersOf(rows),
    },
  };
}

function handoverView(
  row: HandoverRow,
  points: readonly PointRow[],
  { found, questions, now }: Readonly<{ found: ReadonlyMap<string, FoundPoint>; questions: QuestionRow[]; now: Date }>,
): z.input<typeof handoverRow> {
  const views = points.map((point) => {
    const here = found.get(keyOf(point)) ?? null;
    const view = pointView(point, here, questions);
    const canConfirm = POINT_KINDS[point.kind].checkAgain === undefined && view.state === 'reported';
    return { ...view, href: here?.href ?? null, canConfirm };
  });
  const facts = {
    revokedAt: row.revoked_at,
    expiresAt: row.expires_at,
    openedAt: row.opened_at,
    points: views.map(({ state }) => state),
    hasQuestion: views.some((view) => view.questions.some(({ answer }) => answer === null)),
  };
  return {
    handoverId: row.handover_id,
    state: handoverState(facts, now),
    helper: { name: row.helper_name, email: row.helper_email },
    note: row.note,
    madeBy: row.made_by_name,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    points: views,
  };
}

/** Helpers who were sent something, each once, the latest first. */
function helpersOf(rows: readonly HandoverRow[]): { name: string; email: string }[] {
  const byEmail = new Map<string, string>();
  for (const { helper_email, helper_name } of rows)
    if (helper_email !== '' && !byEmail.has(helper_email)) byEmail.set(helper_email, helper_name);
  return [...byEmail].slice(0, SUGGESTED).map(([email, name]) => ({ name, email }));
}
