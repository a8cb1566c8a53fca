import { assess, type Levels } from '@portal/domain/maturity/assess.ts';
import type { Assessment, GivenAnswer, MaturitySet } from '../maturity-types.ts';

/** What somebody chose just now: an answer, or null for none. A note that is not given stays as it was. */
export type AnswerChange = {
  readonly level: number;
  readonly dontKnow: boolean;
  /** With the reason as the note. */
  readonly doesNotApply?: boolean | undefined;
  readonly note?: string | undefined;
} | null;

export type Answers = Readonly<Record<string, GivenAnswer>>;

/** The stored answers with the changes that are on their way, as the page shows them at once. */
export function withChanges(
  stored: Answers,
  changes: ReadonlyMap<string, AnswerChange>,
  set: MaturitySet,
  by: string,
  now: Date,
): Answers {
  const answers: Record<string, GivenAnswer> = { ...stored };
  for (const [elementPath, change] of changes) {
    const before = stored[elementPath];
    const element = set.elements.find((one) => one.elementPath === elementPath);
    if (change === null || element === undefined) delete answers[elementPath];
    else
      answers[elementPath] = {
        level: change.level,
        dontKnow: change.dontKnow,
        doesNotApply: change.doesNotApply ?? false,
        note: change.note ?? before?.note ?? '',
        answeredBy: by,
        answeredAt: now.toISOString(),
        version: before?.version ?? 0,
        questionVersion: element.version,
        isOutdated: false,
      };
  }
  return answers;
}

/** Levels by element; null where one does not apply. */
export const levelsOf = (questions: Answers): Levels =>
  new Map(
    Object.entries(questions).map(([elementPath, { level, doesNotApply }]) => [
      elementPath,
      doesNotApply ? null : level,
    ]),
  );

/** What the answers amount to, by the rules that the server has, so that the page need not wait for it. */
export function withAnswers(assessment: Assessment, questions: Answers, set: MaturitySet): Assessment {
  const elements = set.elements.map(({ elementPath, elementCategory: area }) => ({ elementPath, area }));
  const levels = levelsOf(questions);
  const { isCompleted, countPerLevel, nextQuestion, areas, ...counts } = assess(elements, levels);
  const info = set.levels.find(({ level }) => level === counts.overallLevel);
  return {
    ...assessment,
    ...counts,
    assessmentStatus: isCompleted ? 'completed' : 'notCompleted',
    countPerLevel: [...countPerLevel],
    nextQuestion: nextQuestion === null ? null : { elementPath: nextQuestion },
    areas: areas.map(({ area, ...counted }) => ({ ...counted, elementCategory: area })),
    levelInfo: info === undefined ? assessment.levelInfo : { levelName: info.levelName, description: info.description },
    response: { questions },
  };
}
