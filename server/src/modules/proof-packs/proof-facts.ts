import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { ProofNames } from '@portal/domain/proof-packs/proof-names.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { levelsOfElements, type MaturitySet } from '../maturity/public.ts';
import { reviewOfActive } from '../policies/public.ts';
import type { ProofRows } from './proof-rows.store.ts';

type Place = {
  readonly now: Date;
  readonly timeZone: string;
  readonly say: Say;
  /** That the firm is offered. */
  readonly courses: readonly { readonly id: string; readonly name: string }[];
};

/** What the rows of an organisation tell, part by part. */
export function proofFactsOf(
  rows: ProofRows,
  set: MaturitySet,
  contradicted: ReadonlySet<string>,
  place: Place,
): Omit<ProofFacts, 'coverage' | 'rating' | 'secondFactor'> {
  const day = (instant: string) => dayOf(new Date(instant), place.timeZone);
  const levels = levelsOfElements(set, rows.maturity, contradicted, place.say);
  return {
    policies: rows.policies.flatMap((policy) => {
      const { id: policyId, active } = policy;
      const { nextReview } = reviewOfActive(policy, place);
      if (active === null || nextReview === null) return [];
      const { name, version, approvedAt } = active;
      return { policyId, name, version, approvedOn: day(approvedAt), reviewOn: day(nextReview) };
    }),
    signOffs: [...rows.signOffs],
    training: {
      people: rows.training.people,
      courses: place.courses.flatMap(({ id: courseId, name }) => {
        const { assigned, completed } = rows.courses[courseId] ?? { assigned: 0, completed: 0 };
        return assigned === 0 ? [] : { courseId, name, assigned, completed };
      }),
    },
    websites: rows.websites.flatMap(({ name, lastScanAt, highs, mediums, lows }) =>
      lastScanAt === null
        ? []
        : { name, lastScanOn: day(lastScanAt), highs, mediums, lows, months: [...(rows.months[name] ?? [])] },
    ),
    maturity:
      levels === null
        ? null
        : {
            overallLevel: levels.overallLevel,
            levelName: levels.levelName,
            answered: levels.answered,
            answeredOn: day(levels.answeredAt),
            elements: [...levels.elements],
          },
  };
}

/** The names that a pack can tell. */
export function proofNamesOf(rows: ProofRows, { timeZone }: Pick<Place, 'timeZone'>): ProofNames {
  return {
    signOffs: rows.confirmations.map(({ name, policy, version, confirmedVersion, confirmedAt }) => ({
      name,
      policy,
      version,
      confirmedVersion,
      confirmedOn: dayOf(new Date(confirmedAt), timeZone),
    })),
    training: rows.people,
  };
}
