import { FACTS, type FactKey } from '../../facts/facts.ts';
import type { KnownFact } from '../../facts/known-facts.ts';
import type { Say } from '../../texts/say.ts';
import { coreMissing, coreSteps } from './score.texts.ts';

/** How bad something that stands open is: a way in that attackers walk through, or a serious weakness. */
export type DangerKind = 'door' | 'serious';

/** Something open that outweighs what is in place. */
export type Danger = {
  readonly kind: DangerKind;
  /** How many of the kind the line stands for. */
  readonly count: number;
  /** What to do about it, as the suggestion says it. */
  readonly title: string;
  readonly href: string;
};

/** What can be reached at most, and what holds it down. */
export type Ceiling = {
  /** Of 100. */
  readonly reachable: number;
  /** The worst first; empty where nothing does. */
  readonly heldBy: readonly { readonly title: string; readonly href: string | null }[];
};

/** One door, two, and three or more. */
const DOORS = [50, 40, 30] as const;
const SERIOUS = 70;
const WITHOUT_CORE = 60;

/** A core measure that a firm is known to lack. */
type MissingCore = {
  readonly title: string;
  readonly href: string | null;
  /** The same as a statement. */
  readonly what: string;
};

/** What insurers do not insure a firm without. */
const CORE = ['second-factor-email', 'backup-complete'] as const satisfies readonly FactKey[];

/** The core measures that are known to be missing; not those of which nobody knows. */
export function missingCore(facts: readonly KnownFact[], say: Say): readonly MissingCore[] {
  return CORE.flatMap((key) => {
    const fact = facts.find((known) => known.key === key);
    if (fact?.value !== 'no') return [];
    return [{ title: say(coreSteps[key]), what: say(coreMissing[key]), href: fact.href ?? FACTS[key].href }];
  });
}

/**
 * The ceiling of the score. Points cannot make up for a door: one of them leaves 50, two leave 40, more leave 30; a look from
 * outside and an expert may tell of the same one, so the larger of their counts holds. A core measure that is known to be missing
 * leaves 60, a serious weakness 70. The lowest holds.
 */
export function ceilingOf(facts: readonly KnownFact[], dangers: readonly Danger[], say: Say): Ceiling {
  const doors = dangers.filter(({ kind }) => kind === 'door');
  const count = Math.max(0, ...doors.map((door) => door.count));
  const serious = dangers.filter(({ kind }) => kind === 'serious');
  const missing = missingCore(facts, say);
  const limits = [
    count > 0 ? (DOORS[Math.min(count, DOORS.length) - 1] ?? 100) : 100,
    missing.length > 0 ? WITHOUT_CORE : 100,
    serious.length > 0 ? SERIOUS : 100,
  ];
  const heldBy = [...doors, ...missing, ...serious].map(({ title, href }) => ({ title, href }));
  return { reachable: Math.min(...limits), heldBy };
}
