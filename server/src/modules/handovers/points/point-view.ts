import { pointState } from '@portal/domain/handovers/handover-state.ts';
import type { QuestionRow } from '../questions.store.ts';
import type { FoundPoint } from './point-kind.ts';
import type { PointRow } from './points.store.ts';

/** A point as both sides see it. */
export function pointView(row: PointRow, found: FoundPoint | null, questions: readonly QuestionRow[]) {
  const state = pointState({ doneAt: row.done_at, confirmedAt: row.confirmed_at }, found);
  const checkedAt = found?.checkedAt ?? null;
  const counts = checkedAt !== null && row.done_at !== null && checkedAt >= row.done_at;
  return {
    pointId: row.point_id,
    kind: row.kind,
    title: row.title,
    state,
    doneAt: row.done_at?.toISOString() ?? null,
    checkedAt: counts && checkedAt !== null ? checkedAt.toISOString() : null,
    questions: questions
      .filter(({ point_id }) => point_id === row.point_id)
      .map((question) => ({
        questionId: question.question_id,
        text: question.question,
        askedAt: question.asked_at.toISOString(),
        answer: question.answer,
        answeredAt: question.answered_at?.toISOString() ?? null,
        answeredBy: question.answered_by_name,
      })),
  };
}
