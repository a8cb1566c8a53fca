/** What a learning system keeps of a person's way through a packaged course. */
export type Progress = {
  /** Where they are, from 1; 0 before the first lesson. */
  readonly lesson: number;
  /** The last lesson that they have seen. */
  readonly furthest: number;
  /** Positions of the exercises that were done, in the order of the course. */
  readonly exercises: readonly number[];
  readonly tries: number;
  /** Seed of the try that is open; null where none is. */
  readonly seed: string | null;
  /** Positions in the pool of what the try before asked. */
  readonly asked: readonly number[];
  /** Chosen places by the place of a question in the open try. */
  readonly answers: readonly (readonly number[])[];
  readonly isPassed: boolean;
};

/** Where a text says that the quiz was passed. */
const PASSED = 8;

const START: Progress = {
  lesson: 0,
  furthest: 0,
  exercises: [],
  tries: 0,
  seed: null,
  asked: [],
  answers: [],
  isPassed: false,
};

/** The progress as text, positions in place of ids: SCORM 1.2 keeps 4096 characters of `cmi.suspend_data`. */
export function encodeProgress(version: number, progress: Progress): string {
  const { lesson, furthest, exercises, tries, seed, asked, answers, isPassed } = progress;
  return JSON.stringify([version, lesson, furthest, exercises, tries, seed ?? 0, asked, answers, isPassed ? 1 : 0]);
}

/** What a text keeps; the start for what is empty, unreadable, or of another version of the course, except that passed stays passed. */
export function decodeProgress(version: number, kept: string): Progress {
  const [ofVersion, lesson, furthest, exercises, tries, seed, asked, answers, passed] = readList(kept);
  const isPassed = passed === 1;
  if (ofVersion !== version) return { ...START, isPassed };
  return {
    lesson: numberOf(lesson),
    furthest: numberOf(furthest),
    exercises: numbersOf(exercises),
    tries: numberOf(tries),
    seed: typeof seed === 'string' ? seed : null,
    asked: numbersOf(asked),
    answers: Array.isArray(answers) ? answers.map(numbersOf) : [],
    isPassed,
  };
}

/** Whether a text keeps that the quiz was passed, in whatever version of the course. */
export const isKeptAsPassed = (kept: string): boolean => readList(kept)[PASSED] === 1;

function readList(kept: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(kept);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const numberOf = (value: unknown): number => (isCount(value) ? value : 0);
const numbersOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter(isCount) : []);
