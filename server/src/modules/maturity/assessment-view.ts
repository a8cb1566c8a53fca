import type { assessmentView } from '@portal/contract/maturity/maturity.schemas.ts';
import { type Assessed, assess, type Levels } from '@portal/domain/maturity/assess.ts';
import type { MaturityArea } from '@portal/domain/maturity/levels.ts';
import type { z } from 'zod';
import type { AnswerRow } from './answers.store.ts';
import type { AskRow } from './asks/asks.store.ts';
import type { AssessmentRows } from './assessment.store.ts';
import type { MaturitySet } from './maturity-set.ts';

export type AssessmentView = z.output<typeof assessmentView>;

/** What levels are worked out from. */
type LevelOfAnswer = Pick<AnswerRow, 'elementId' | 'level' | 'doesNotApply'>;

/** Levels by element, of the questions that the set has; null where one does not apply. */
export function levelsOf(set: MaturitySet, answers: readonly LevelOfAnswer[]): Levels {
  return new Map(
    answers
      .filter(({ elementId }) => set.byPath.has(elementId))
      .map(({ elementId, level, doesNotApply }) => [elementId, doesNotApply ? null : level]),
  );
}

/** What the organisation's answers amount to. */
export const assessedBy = (set: MaturitySet, answers: readonly LevelOfAnswer[]): Assessed =>
  assess(set.elements, levelsOf(set, answers));

/** Name and description of a level, as the set has them. */
export function levelInfoOf({ view }: MaturitySet, level: number) {
  const info = view.levels.find((one) => one.level === level);
  return { levelName: info?.levelName ?? '', description: info?.description ?? '' };
}

/** When something was answered last; null before the first answer. */
export function lastUpdatedOf(answers: readonly Pick<AnswerRow, 'answeredAt'>[]): string | null {
  return (
    answers
      .map(({ answeredAt }) => new Date(answeredAt).toISOString())
      .toSorted()
      .at(-1) ?? null
  );
}

/**
 * The assessment as pages show it.
 * @param completed the Security Area that the call just completed
 */
export function assessmentViewOf(
  set: MaturitySet,
  { answers: all, asks }: AssessmentRows,
  now: Date,
  completed: MaturityArea | null = null,
): AssessmentView {
  const answers = all.filter(({ elementId }) => set.byPath.has(elementId));
  const assessed = assessedBy(set, answers);
  return {
    assessmentStatus: assessed.isCompleted ? 'completed' : 'notCompleted',
    overallLevel: assessed.overallLevel,
    levelInfo: levelInfoOf(set, assessed.overallLevel),
    average: assessed.average,
    countPerLevel: [...assessed.countPerLevel],
    percentDone: assessed.percentDone,
    answered: assessed.answered,
    elements: assessed.elements,
    nextQuestion: assessed.nextQuestion === null ? null : { elementPath: assessed.nextQuestion },
    completedCategory: completed,
    lastUpdated: lastUpdatedOf(answers),
    response: { questions: Object.fromEntries(answers.map((answer) => [answer.elementId, givenAnswer(set, answer)])) },
    areas: assessed.areas.map(({ area, ...numbers }) => ({ elementCategory: area, ...numbers })),
    asks: asks.filter(({ elementId }) => set.byPath.has(elementId)).map((ask) => askOf(ask, now)),
  };
}

/** Whether the question has a newer version than the answer. */
export const isOutdated = (set: MaturitySet, { elementId, questionVersion }: AnswerRow): boolean =>
  (set.byPath.get(elementId)?.version ?? questionVersion) > questionVersion;

function givenAnswer(set: MaturitySet, answer: AnswerRow) {
  const { level, dontKnow, doesNotApply, note, answeredBy, version, questionVersion } = answer;
  return {
    level,
    dontKnow,
    doesNotApply,
    note,
    answeredBy,
    answeredAt: new Date(answer.answeredAt).toISOString(),
    version,
    questionVersion,
    isOutdated: isOutdated(set, answer),
  };
}

function askOf({ askId, elementId, email, name, askedBy, askedAt, expiresAt, answer }: AskRow, now: Date) {
  const unanswered = new Date(expiresAt) > now ? ('open' as const) : ('expired' as const);
  return {
    askId,
    elementPath: elementId,
    name,
    email,
    state: answer === null ? unanswered : ('answered' as const),
    askedBy,
    askedAt: new Date(askedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    answer:
      answer === null
        ? null
        : {
            level: answer.level,
            dontKnow: answer.dontKnow,
            note: answer.note,
            answeredAt: new Date(answer.answeredAt).toISOString(),
          },
  };
}
