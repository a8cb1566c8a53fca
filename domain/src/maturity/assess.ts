import { HIGHEST_LEVEL, LOWEST_LEVEL, MATURITY_AREAS, type MaturityArea } from './levels.ts';
import { percentDone } from './percent-done.ts';

/** A question of the set as the rules see it. */
export type AskedElement = { readonly elementPath: string; readonly area: MaturityArea };
/** Levels by element; "I don't know" is level 0, and null is "does not apply". Elements that the set does not have count for nothing. */
export type Levels = ReadonlyMap<string, number | null>;

export type AssessedArea = {
  readonly area: MaturityArea;
  readonly answered: number;
  readonly elements: number;
  readonly average: number;
  /** Null before the first answer. */
  readonly lowest: number | null;
};

/** What the answers amount to. */
export type Assessed = {
  readonly isCompleted: boolean;
  /** The lowest of the answered elements that apply; 0 before the first (spec part 2, sections 1 and 9). */
  readonly overallLevel: number;
  /** Of the answered elements that apply, to one decimal; 0 before the first. */
  readonly average: number;
  /** How many answered elements have each of the levels 0 to 5. */
  readonly countPerLevel: readonly number[];
  readonly percentDone: number;
  readonly answered: number;
  readonly elements: number;
  /** The first question without an answer, in the order of the set; null when all have one. */
  readonly nextQuestion: string | null;
  readonly areas: readonly AssessedArea[];
};

/**
 * What the answers to a set of questions amount to (spec part 2, section 4).
 * @param elements in the order in which they are asked
 */
export function assess(elements: readonly AskedElement[], answers: Levels): Assessed {
  const levels = levelsOf(elements, answers);
  const answered = answeredOf(elements, answers);
  return {
    isCompleted: elements.length > 0 && answered === elements.length,
    overallLevel: lowestOf(levels) ?? LOWEST_LEVEL,
    average: averageOf(levels),
    countPerLevel: Array.from(
      { length: HIGHEST_LEVEL + 1 },
      (_, level) => levels.filter((one) => one === level).length,
    ),
    percentDone: percentDone(answered, elements.length),
    answered,
    elements: elements.length,
    nextQuestion: elements.find(({ elementPath }) => !answers.has(elementPath))?.elementPath ?? null,
    areas: MATURITY_AREAS.map((area) => assessArea(area, elements, answers)),
  };
}

function assessArea(area: MaturityArea, elements: readonly AskedElement[], answers: Levels): AssessedArea {
  const own = elements.filter((element) => element.area === area);
  const levels = levelsOf(own, answers);
  return {
    area,
    answered: answeredOf(own, answers),
    elements: own.length,
    average: averageOf(levels),
    lowest: lowestOf(levels),
  };
}

/**
 * The Security Area that answering an element completed, for the congratulation (spec part 2, section 2): its last open question
 * was this one. Null when the area is still open, or was complete before.
 * @param before the levels without the new answer
 */
export function completedCategory(
  elements: readonly AskedElement[],
  before: Levels,
  answeredPath: string,
): MaturityArea | null {
  const area = elements.find(({ elementPath }) => elementPath === answeredPath)?.area;
  if (area === undefined) return null;
  const open = elements.filter((element) => element.area === area && !before.has(element.elementPath));
  return open.length === 1 && open[0]?.elementPath === answeredPath ? area : null;
}

const levelsOf = (elements: readonly AskedElement[], answers: Levels): number[] =>
  elements.flatMap(({ elementPath }) => answers.get(elementPath) ?? []);

const answeredOf = (elements: readonly AskedElement[], answers: Levels): number =>
  elements.filter(({ elementPath }) => answers.has(elementPath)).length;

const lowestOf = (levels: readonly number[]): number | null => (levels.length === 0 ? null : Math.min(...levels));

const averageOf = (levels: readonly number[]): number =>
  levels.length === 0 ? 0 : Math.round((10 * levels.reduce((sum, level) => sum + level, 0)) / levels.length) / 10;
