import { lowestFirst } from './lowest-first.ts';

/** What takes an element one level up. */
export type LevelStep = {
  /** The level it begins at. */
  readonly from: number;
  readonly steps: readonly string[];
  readonly hours: number;
  readonly who: string;
};

/** An answered element with what there would be to do. */
export type PlannedElement = {
  readonly elementPath: string;
  readonly name: string;
  readonly level: number | null;
  readonly dontKnow: boolean;
  readonly nextLevels: readonly LevelStep[];
  readonly findOut: { readonly what: string; readonly who: string; readonly minutes: number };
};

export type PlanItem = {
  readonly elementPath: string;
  readonly name: string;
  readonly from: number;
  /** From 1 within its level; 0 is finding out. */
  readonly step: number;
  readonly text: string;
  readonly hours: number;
  readonly who: string;
};

export type PlanPhase = { readonly fromDay: number; readonly toDay: number; readonly items: readonly PlanItem[] };

/** So many elements at once are worked on: few enough to finish. */
export const PLANNED_ELEMENTS = 3;
/** So many things that nobody knows are found out at once. */
export const PLANNED_FIND_OUTS = 6;
/** Step that stands for finding out. */
export const FIND_OUT_STEP = 0;

const PHASES: readonly (readonly [number, number])[] = [
  [0, 30],
  [31, 60],
  [61, 90],
];

/**
 * What to do in 90 days: first to find out what nobody knew, then to bring the three weakest of the other elements one level up, in
 * thirds of about equal work. The steps of an element stay in their order; what is already at the top needs nothing.
 * @param elements in the order of the set
 */
export function ninetyDayPlan(elements: readonly PlannedElement[]): readonly PlanPhase[] {
  const answered = lowestFirst(elements.filter(({ level }) => level !== null));
  const findOuts = answered.filter(({ dontKnow }) => dontKnow).slice(0, PLANNED_FIND_OUTS);
  const weakest = answered.filter((element) => !element.dontKnow && stepOf(element) !== undefined);
  const work = weakest.slice(0, PLANNED_ELEMENTS).flatMap(stepItems);
  const total = work.reduce((sum, { hours }) => sum + hours, 0);
  const phaseOf = work.map((_, index) => {
    const before = work.slice(0, index).reduce((sum, { hours }) => sum + hours, 0);
    return total === 0 ? 0 : Math.min(PHASES.length - 1, Math.floor((PHASES.length * before) / total + 1e-9));
  });
  return PHASES.map(([fromDay, toDay], phase) => ({
    fromDay,
    toDay,
    items: [...(phase === 0 ? findOuts.map(findOutItem) : []), ...work.filter((_, index) => phaseOf[index] === phase)],
  }));
}

const stepOf = ({ level, nextLevels }: PlannedElement) => nextLevels.find(({ from }) => from === level);

function findOutItem({ elementPath, name, findOut }: PlannedElement): PlanItem {
  const hours = Math.max(MINUTES_SHOWN, roundUp(findOut.minutes)) / 60;
  return { elementPath, name, from: 0, step: FIND_OUT_STEP, text: findOut.what, hours, who: findOut.who };
}

function stepItems(element: PlannedElement): PlanItem[] {
  const next = stepOf(element);
  if (next === undefined) return [];
  const hours = Math.max(MINUTES_SHOWN, roundUp((60 * next.hours) / next.steps.length)) / 60;
  return next.steps.map((text, index) => ({
    elementPath: element.elementPath,
    name: element.name,
    from: next.from,
    step: index + 1,
    text,
    hours,
    who: next.who,
  }));
}

/** Work is told in quarters of an hour: nobody knows it better. */
const MINUTES_SHOWN = 15;
const roundUp = (minutes: number): number => Math.ceil(minutes / MINUTES_SHOWN) * MINUTES_SHOWN;
