import { seededOrder } from './seeded-order.ts';

/** How many questions a try of a whole course asks. */
export const QUESTIONS_PER_TRY = 8;

const POOL_OF_SHORT_COURSE = 10;
const QUESTIONS_OF_SHORT_COURSE = 5;

/** How many questions a try asks of a pool: 8 of 16, and 5 of the 10 of a short course. */
export const questionsPerTry = (pool: number): number =>
  Math.min(pool, pool === POOL_OF_SHORT_COURSE ? QUESTIONS_OF_SHORT_COURSE : QUESTIONS_PER_TRY);

interface PoolQuestion {
  readonly id: string;
  /** Number of the lesson it belongs to, from 1; null for a question about the whole course. */
  readonly lesson: number | null;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** One question of a try. */
export interface DrawnQuestion {
  readonly id: string;
  /** Which option stands at each place: positions in the right answers followed by the wrong ones. */
  readonly optionOrder: readonly number[];
}

/**
 * Draws the questions of one try: the same again for the same seed, at least one from each lesson as far as there is room, and those that
 * the try before (`previousIds`) did not ask first, so that two tries in a row differ whenever the pool allows it.
 */
export function drawQuiz(
  pool: readonly PoolQuestion[],
  seed: string,
  previousIds: readonly string[],
): readonly DrawnQuestion[] {
  const shuffled = seededOrder(pool, seed);
  const freshFirst = [
    ...shuffled.filter(({ id }) => !previousIds.includes(id)),
    ...shuffled.filter(({ id }) => previousIds.includes(id)),
  ];
  const ofEachLesson = freshFirst.filter(
    (question, index) =>
      question.lesson !== null && freshFirst.findIndex(({ lesson }) => lesson === question.lesson) === index,
  );
  const others = freshFirst.filter((question) => !ofEachLesson.includes(question));
  const drawn = [...ofEachLesson, ...others].slice(0, questionsPerTry(pool.length));
  return seededOrder(drawn, `${seed}/order`).map(({ id, right, wrong }) => {
    const positions = [...right, ...wrong].map((_, position) => position);
    return { id, optionOrder: seededOrder(positions, `${seed}/${id}`) };
  });
}
