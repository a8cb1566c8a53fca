import type { DrawnQuestion } from './draw-quiz.ts';

/** What share of a try must be right, in percent. */
export const PASS_MARK_PERCENT = 80;

interface ScoredQuestion {
  readonly id: string;
  readonly right: readonly string[];
}

export interface QuizScore {
  readonly right: number;
  readonly needed: number;
  readonly isPassed: boolean;
  readonly wrongIds: readonly string[];
}

/** How many of so many questions must be right: 7 of 8. */
export const rightAnswersNeeded = (questions: number): number => Math.ceil((questions * PASS_MARK_PERCENT) / 100);

/** The places, from 0, where a drawn question shows its right answers. */
export function rightPlaces(question: ScoredQuestion, drawn: DrawnQuestion): readonly number[] {
  return drawn.optionOrder.flatMap((position, place) => (position < question.right.length ? [place] : []));
}

/**
 * Scores a try. `answers` holds the chosen places by the question's id; a question counts when exactly its right answers were chosen, and
 * one without an answer counts as wrong.
 */
export function scoreQuiz(
  pool: readonly ScoredQuestion[],
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<string, readonly number[]>,
): QuizScore {
  const wrongIds = drawn
    .filter((question) => !isRight(pool, question, answers.get(question.id) ?? []))
    .map(({ id }) => id);
  const right = drawn.length - wrongIds.length;
  const needed = rightAnswersNeeded(drawn.length);
  return { right, needed, isPassed: drawn.length > 0 && right >= needed, wrongIds };
}

function isRight(pool: readonly ScoredQuestion[], drawn: DrawnQuestion, chosen: readonly number[]): boolean {
  const question = pool.find(({ id }) => id === drawn.id);
  if (question === undefined) return false;
  const places = rightPlaces(question, drawn);
  return new Set(chosen).size === places.length && places.every((place) => chosen.includes(place));
}
