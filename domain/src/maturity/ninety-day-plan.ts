import type { Say } from '../texts/say.ts';
import { lowestFirst } from './lowest-first.ts';
import { doors as texts } from './maturity.texts.ts';
import {
  type Because,
  type OpenDoor,
  type PlanMeans,
  type PlannedElement,
  type PlannedLevel,
  planLevels,
} from './plan-levels.ts';
import { whoInFirm } from './who-in-firm.ts';

export type PlanItem = {
  readonly elementPath: string;
  readonly name: string;
  readonly from: number;
  /** From 1 within its level; 0 is finding out at level 0, and closing a door above it. */
  readonly step: number;
  readonly text: string;
  readonly hours: number;
  readonly who: string;
  /** What is seen or told that puts it here; null where it follows from the answers. */
  readonly because: Because | null;
};

export type PlanPhase = { readonly fromDay: number; readonly toDay: number; readonly items: readonly PlanItem[] };

/** So many things that nobody knows are found out at once. */
export const PLANNED_FIND_OUTS = 6;
/** The number of what is not a step of a level: finding out, or closing a door. */
export const STEP_OUTSIDE_LEVELS = 0;
/** Kept free for closing a door: our own estimate, as nobody knows what it takes before it was looked at. */
const DOOR_HOURS = 2;

const PHASES: readonly (readonly [number, number])[] = [
  [0, 30],
  [31, 60],
  [61, 90],
];

/** Whether an item is about a door, which the page that it leads to tells more of. */
export const isDoor = ({ from, step }: Pick<PlanItem, 'from' | 'step'>): boolean =>
  step === STEP_OUTSIDE_LEVELS && from > 0;

/**
 * What to do in 90 days: first to close the doors that experts and the look from outside saw, whatever was answered, and to find out what
 * nobody knew, what matters most first. Then what has most effect for the hours that the firm has (`planLevels`), in thirds of about
 * equal work. The steps of an element stay in their order.
 * @param elements in the order of the set
 */
export function ninetyDayPlan(elements: readonly PlannedElement[], means: PlanMeans, say: Say): readonly PlanPhase[] {
  const doors = byEffect(elements).flatMap((element) =>
    element.door == null ? [] : [doorItem(element, element.door, { people: means.people, say })],
  );
  const doorHours = doors.reduce((sum, { hours }) => sum + hours, 0);
  const unknown = lowestFirst(elements.filter(({ level, dontKnow }) => level !== null && dontKnow));
  const findOuts = byEffect(unknown).slice(0, PLANNED_FIND_OUTS);
  const work = planLevels(elements, { ...means, hours: means.hours - doorHours }).flatMap((level) =>
    stepItems(level, means.people),
  );
  const total = work.reduce((sum, { hours }) => sum + hours, 0);
  const phaseOf = work.map((_, index) => {
    const before = work.slice(0, index).reduce((sum, { hours }) => sum + hours, 0);
    return total === 0 ? 0 : Math.min(PHASES.length - 1, Math.floor((PHASES.length * before) / total + 1e-9));
  });
  return PHASES.map(([fromDay, toDay], phase) => ({
    fromDay,
    toDay,
    items: [
      ...(phase === 0 ? [...doors, ...findOuts.map(findOutItem)] : []),
      ...work.filter((_, index) => phaseOf[index] === phase),
    ],
  }));
}

const byEffect = (elements: readonly PlannedElement[]) =>
  elements.toSorted((one, other) => effectOf(other) - effectOf(one));
const effectOf = ({ nextLevels }: PlannedElement) => Math.max(0, ...nextLevels.map(({ effect }) => effect));

function findOutItem({ elementPath, name, findOut }: PlannedElement): PlanItem {
  const hours = Math.max(MINUTES_SHOWN, roundUp(findOut.minutes)) / 60;
  return {
    elementPath,
    name,
    from: 0,
    step: STEP_OUTSIDE_LEVELS,
    text: findOut.what,
    hours,
    who: findOut.who,
    because: null,
  };
}

function doorItem(
  { elementPath, name, nextLevels }: PlannedElement,
  { below, text, href }: OpenDoor,
  { people, say }: { readonly people: number; readonly say: Say },
): PlanItem {
  const from = below - 1;
  const who = whoInFirm(nextLevels.find((level) => level.from === from)?.who ?? say(texts.itProvider), people);
  return {
    elementPath,
    name,
    from,
    step: STEP_OUTSIDE_LEVELS,
    text: say(texts.fixFirst),
    hours: DOOR_HOURS,
    who,
    because: { text, href },
  };
}

function stepItems({ element, step: level, hours }: PlannedLevel, people: number): PlanItem[] {
  const minutes = shared(60 * hours, level.steps.length);
  return level.steps.map((text, index) => ({
    elementPath: element.elementPath,
    name: element.name,
    from: level.from,
    step: index + 1,
    text,
    hours: (minutes[index] ?? MINUTES_SHOWN) / 60,
    who: whoInFirm(level.who, people),
    because: index === 0 ? becauseOf(element, level.from) : null,
  }));
}

/** Why a level is planned that no answer puts there: told where the element begins. */
function becauseOf({ raised, level }: PlannedElement, from: number): Because | null {
  return raised == null || from !== level ? null : { text: raised.text, href: raised.href };
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
