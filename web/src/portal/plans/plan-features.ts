import type { CallOutput } from '../../api/calls.ts';
import { say } from '../texts/say.ts';
import { planFeatures as texts } from './plans.texts.ts';

export type EligiblePlan = CallOutput<'getEligiblePlans'>['data']['eligiblePlans'][number];

const frequencyWords = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', QUARTERLY: 'quarterly' } as const;

/** What a plan includes, as lines for its card. */
export function planFeatures({ planDetail }: Pick<EligiblePlan, 'planDetail'>): readonly string[] {
  const websites = planDetail.probelyNumberOfTargets;
  const frequencies = planDetail.probelyScanFrequency.map((frequency) => frequencyWords[frequency]);
  const seats = planDetail.trainingNumberOfSeats;
  return [
    ...(planDetail.probely === 'ACTIVE'
      ? [
          say(texts.websiteScansOfWebsites, { websites }),
          ...(frequencies.length > 0 ? [say(texts.scansJoinWords, { joinWords: joinWords(frequencies) })] : []),
        ]
      : []),
    ...(planDetail.securityPolicies === 'ACTIVE' ? [say(texts.securityPolicies)] : []),
    ...(planDetail.training === 'ACTIVE' ? [say(texts.trainingForSeatsSeats, { seats })] : []),
    ...(planDetail.cybermaturity === 'ACTIVE' ? [say(texts.cyberMaturityAssessment)] : []),
    ...(planDetail.bitsight === 'ACTIVE' ? [say(texts.attackSurfaceRating)] : []),
    ...((planDetail.cyberconcierge ?? 'ACTIVE') === 'ACTIVE' ? [say(texts.cyberConcierge)] : []),
    ...(planDetail.marketplace === 'ACTIVE' ? [say(texts.marketplace)] : []),
    ...(planDetail.insurance === 'ACTIVE' ? [say(texts.insuranceReadinessSheet)] : []),
  ];
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
