import { lowestFirst } from './lowest-first.ts';
import { type PlanMeans, type PlannedElement, type PlannedLevel, planLevels } from './plan-levels.ts';

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
 * What to do in 90 days: first to find out what nobody knew, what matters most first, then what has most effect for the hours that the
 * firm has (`planLevels`), in thirds of about equal work. The steps of an element stay in their order.
 * @param elements in the order of the set
 */
export function ninetyDayPlan(elements: readonly PlannedElement[], means: PlanMeans): readonly PlanPhase[] {
  const unknown = lowestFirst(elements.filter(({ level, dontKnow }) => level !== null && dontKnow));
  const findOuts = unknown.toSorted((one, other) => effectOf(other) - effectOf(one)).slice(0, PLANNED_FIND_OUTS);
  const work = planLevels(elements, means).flatMap(stepItems);
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

const effectOf = ({ nextLevels }: PlannedElement) => Math.max(0, ...nextLevels.map(({ effect }) => effect));

function findOutItem({ elementPath, name, findOut }: PlannedElement): PlanItem {
  const hours = Math.max(MINUTES_SHOWN, roundUp(findOut.minutes)) / 60;
  return { elementPath, name, from: 0, step: FIND_OUT_STEP, text: findOut.what, hours, who: findOut.who };
}

function stepItems({ element, step: level, hours }: PlannedLevel): PlanItem[] {
  const minutes = shared(60 * hours, level.steps.length);
  return level.steps.map((text, index) => ({
    elementPath: element.elementPath,
    name: element.name,
    from: level.from,
    step: index + 1,
    text,
    hours: (minutes[index] ?? MINUTES_SHOWN) / 60,
    who: level.who,
  }));
}

/** Work is told in quarters of an hour: nobody knows it better. */
const MINUTES_SHOWN = 15;
const roundUp = (minutes: number): number => Math.ceil(minutes / MINUTES_SHOWN) * MINUTES_SHOWN;

/** Minutes of so many steps: about equal, none without any, and together the whole wherever it is enough for that. */
function shared(minutes: number, steps: number): readonly number[] {
  const quarters = Math.round(minutes / MINUTES_SHOWN);
  return Array.from({ length: steps }, (_, index) => {
    const own = Math.floor((quarters * (index + 1)) / steps) - Math.floor((quarters * index) / steps);
    return Math.max(1, own) * MINUTES_SHOWN;
  });
}
