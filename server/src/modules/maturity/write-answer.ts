import { completedCategory } from '@portal/domain/maturity/assess.ts';
import type { MaturityArea } from '@portal/domain/maturity/levels.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { AppError } from '../../call/app-error.ts';
import type { Caller } from '../../call/caller.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import type { AnswerRow, NewAnswer } from './answers.store.ts';
import { putAnswer } from './answers.store.ts';
import { type AssessmentRows, readAssessmentRows } from './assessment.store.ts';
import { assessedBy, levelInfoOf, levelsOf } from './assessment-view.ts';
import { deleteLevel, putLevel } from './levels.store.ts';
import { givenAnswers } from './maturity.texts.ts';
import type { MaturitySet } from './maturity-set.ts';

export type GivenAnswer = Omit<NewAnswer, 'version' | 'note'> & {
  /** What is not given stays. */
  readonly note: string | undefined;
  /** Of the answer that was seen; 0 where there was none. */
  readonly seenVersion: number;
};

/** What became of an answer. */
export type WrittenAnswer = {
  readonly rows: AssessmentRows;
  readonly completed: MaturityArea | null;
  /** False where the same answer was there already. */
  readonly isNew: boolean;
};

/**
 * Writes an answer unless somebody else answered meanwhile; sending the same answer again is no conflict and changes nothing. Others wait
 * (`lockOrganisation`).
 * @throws AppError ANSWER_CHANGED, QUESTION_CHANGED
 */
export async function writeAnswer(
  tx: OrgTransaction,
  set: MaturitySet,
  { seenVersion, ...given }: GivenAnswer,
  { brand, language }: Pick<Caller, 'brand' | 'language'>,
): Promise<WrittenAnswer> {
  if (set.byPath.get(given.elementId)?.version !== given.questionVersion) throw new AppError('QUESTION_CHANGED');
  const before = await readAssessmentRows(tx);
  const standing = before.answers.find(({ elementId }) => elementId === given.elementId);
  const answer = { ...given, note: given.note ?? standing?.note ?? '', version: (standing?.version ?? 0) + 1 };
  if (standing !== undefined && isSame(standing, answer)) return { rows: before, completed: null, isNew: false };
  // What was taken back meanwhile overwrites nobody's answer.
  if (standing !== undefined && standing.version !== seenVersion)
    throw answerChanged(set, standing, sayFor(brand, language));
  await putAnswer(tx, answer);
  const rows = await readAssessmentRows(tx);
  await keepLevel(tx, set, rows.answers, { orgId: given.orgId, at: given.answeredAt, brand });
  return {
    rows,
    completed: completedCategory(set.elements, levelsOf(set, before.answers), given.elementId),
    isNew: true,
  };
}

/** Keeps in the history how the firm stands today. */
export async function keepLevel(
  tx: OrgTransaction,
  set: MaturitySet,
  answers: readonly AnswerRow[],
  { orgId, at, brand }: { readonly orgId: string; readonly at: Date; readonly brand: Brand },
): Promise<void> {
  const { overallLevel: overall, average, answered, elements } = assessedBy(set, answers);
  const onDay = dayOf(at, brand.timeZone);
  if (answered === 0) await deleteLevel(tx, onDay);
  else await putLevel(tx, orgId, onDay, { at, overall, average, answered, elements });
}

const isSame = (standing: AnswerRow, answer: Omit<NewAnswer, 'answeredAt'>) =>
  standing.level === answer.level &&
  standing.dontKnow === answer.dontKnow &&
  standing.doesNotApply === answer.doesNotApply &&
  standing.note === answer.note &&
  standing.questionVersion === answer.questionVersion;

function answerChanged(set: MaturitySet, standing: AnswerRow, say: Say): AppError {
  return new AppError('ANSWER_CHANGED', {
    values: { by: standing.answeredBy, answer: inWords(set, standing, say) },
  });
}

function inWords(set: MaturitySet, { dontKnow, doesNotApply, level }: AnswerRow, say: Say): string {
  if (doesNotApply) return say(givenAnswers.notApplicable);
  if (dontKnow) return say(givenAnswers.unknown);
  return say(givenAnswers.level, { level, name: levelInfoOf(set, level).levelName });
}
