import type { CallOutput } from '../../api/calls.ts';
import { say } from '../texts/say.ts';
import { planFeatures as texts } from './plans.texts.ts';

export type EligiblePlan = CallOutput<'getEligiblePlans'>['data']['eligiblePlans'][number];

const FREQUENCIES = {
  DAILY: texts.daily,
  WEEKLY: texts.weekly,
  MONTHLY: texts.monthly,
  QUARTERLY: texts.quarterly,
} as const;

/** What a plan includes, as lines for its card. */
export function planFeatures({ planDetail }: Pick<EligiblePlan, 'planDetail'>): readonly string[] {
  const websites = planDetail.probelyNumberOfTargets;
  const frequencies = planDetail.probelyScanFrequency.map((frequency) => say(FREQUENCIES[frequency]));
  const seats = planDetail.trainingNumberOfSeats;
  return [
    ...(planDetail.probely === 'ACTIVE'
      ? [
          say(texts.websiteScans, { websites }),
          ...(frequencies.length > 0 ? [say(texts.scans, { frequencies: anyOf(frequencies) })] : []),
        ]
      : []),
    ...(planDetail.securityPolicies === 'ACTIVE' ? [say(texts.securityPolicies)] : []),
    ...(planDetail.training === 'ACTIVE' ? [say(texts.trainingFor, { seats })] : []),
    ...(planDetail.phishing === 'ACTIVE' ? [say(texts.phishing)] : []),
    ...(planDetail.cybermaturity === 'ACTIVE' ? [say(texts.cyberMaturityAssessment)] : []),
    ...(planDetail.bitsight === 'ACTIVE' ? [say(texts.attackSurfaceRating)] : []),
    ...((planDetail.cyberconcierge ?? 'ACTIVE') === 'ACTIVE' ? [say(texts.cyberConcierge)] : []),
    ...(planDetail.marketplace === 'ACTIVE' ? [say(texts.marketplace)] : []),
    ...(planDetail.insurance === 'ACTIVE' ? [say(texts.insuranceReadinessSheet)] : []),
  ];
}

const anyOf = (words: readonly string[]) => new Intl.ListFormat(say.locale, { type: 'disjunction' }).format(words);
