/** What takes an element one level up. */
export type LevelStep = {
  /** The level it begins at. */
  readonly from: number;
  readonly steps: readonly string[];
  /** What it takes whatever the size of the firm. */
  readonly hours: number;
  /** What each person adds. */
  readonly hoursPerPerson?: number | undefined;
  /** How far it lowers what small firms lose, 1 (little) to 10 (most): our own judgement, kept with the content. */
  readonly effect: number;
  readonly who: string;
};

/** What is seen or told that puts something into the plan. */
export type Because = {
  readonly text: string;
  /** Page of the portal that shows more of it. */
  readonly href: string | null;
};

/** An answer that is contradicted, or a fact known to be missing: below this level, its steps come before what nothing speaks against. */
export type Raised = Because & { readonly below: number };

/** What an expert or a look from outside sees missing, so that others find it as well; closed from this level on. */
export type OpenDoor = Because & { readonly below: number };

/** An answered element with what there would be to do. */
export type PlannedElement = {
  readonly elementPath: string;
  readonly name: string;
  readonly level: number | null;
  readonly dontKnow: boolean;
  /** Below this level it comes before everything else; absent for most. */
  readonly comesFirstBelow?: number | undefined;
  readonly raised?: Raised | null;
  readonly door?: OpenDoor | null;
  readonly nextLevels: readonly LevelStep[];
  readonly findOut: { readonly what: string; readonly who: string; readonly minutes: number };
};

/** What a firm has for its plan. */
export type PlanMeans = {
  /** People who work there. */
  readonly people: number;
  /** Hours of work in 90 days. */
  readonly hours: number;
};

/** An element that the plan takes one level up. */
export type PlannedLevel = { readonly element: PlannedElement; readonly step: LevelStep; readonly hours: number };

/** What firms have that did not say: two hours a week. */
export const DEFAULT_PLAN_HOURS = 24;

/** Work is told in quarters of an hour: nobody knows it better. */
const QUARTERS = 4;

/** Hours that a next level takes in a firm of this size, in quarters. */
export const hoursFor = ({ hours, hoursPerPerson = 0 }: LevelStep, people: number): number =>
  Math.ceil((hours + hoursPerPerson * people) * QUARTERS - 1e-9) / QUARTERS;

/**
 * Which elements to take one level up, in which order: of what fits into the hours that are left, the most effect for an hour of work.
 * An element can rise more than once. Elements that come first below a level, and those with an open door, do so as long as one of
 * their steps fits, the lowest of them before the others; then those whose answers are contradicted. The first step is planned whether it
 * fits or not, so that nobody with little time gets nothing. What nobody knows waits for its answer.
 * @param elements in the order of the set, which decides between equals
 */
export function planLevels(elements: readonly PlannedElement[], { people, hours }: PlanMeans): readonly PlannedLevel[] {
  const planned: PlannedLevel[] = [];
  const reached = new Map(elements.map((element) => [element, element.level]));
  let left = hours;
  for (;;) {
    const next = nextOf(elements, reached, people);
    const fitting = next.filter((one) => one.hours <= left);
    const best = bestOf(fitting) ?? (planned.length === 0 ? bestOf(next) : undefined);
    if (best === undefined) return planned;
    planned.push(best);
    reached.set(best.element, best.step.from + 1);
    left -= best.hours;
  }
}

function nextOf(
  elements: readonly PlannedElement[],
  reached: ReadonlyMap<PlannedElement, number | null>,
  people: number,
): readonly PlannedLevel[] {
  return elements.flatMap((element) => {
    const step = element.nextLevels.find(({ from }) => from === reached.get(element));
    return step === undefined || element.dontKnow ? [] : [{ element, step, hours: hoursFor(step, people) }];
  });
}

const worth = ({ step, hours }: PlannedLevel) => step.effect / hours;

/** What comes first whatever it brings: behind doors and the few that prevent most losses, then what is contradicted. */
function rankOf({ element: { comesFirstBelow = 0, door, raised }, step: { from } }: PlannedLevel): number {
  if (from < comesFirstBelow || from < (door?.below ?? 0)) return 0;
  return from < (raised?.below ?? 0) ? 1 : REST;
}
const REST = 2;

const bestOf = (levels: readonly PlannedLevel[]): PlannedLevel | undefined =>
  levels.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (rankOf(one) === REST ? 0 : one.step.from - other.step.from) ||
      worth(other) - worth(one),
  )[0];
