import type { CallOutput } from '../../api/calls.ts';

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
          `Website scans of ${websites} ${websites === 1 ? 'website' : 'websites'}`,
          ...(frequencies.length > 0 ? [`Scans ${joinWords(frequencies)}`] : []),
        ]
      : []),
    ...(planDetail.securityPolicies === 'ACTIVE' ? ['Security policies'] : []),
    ...(planDetail.training === 'ACTIVE' ? [`Training for ${seats} ${seats === 1 ? 'person' : 'people'}`] : []),
    ...(planDetail.cybermaturity === 'ACTIVE' ? ['Cyber maturity assessment'] : []),
    ...(planDetail.bitsight === 'ACTIVE' ? ['Attack surface rating'] : []),
    ...((planDetail.cyberconcierge ?? 'ACTIVE') === 'ACTIVE' ? ['Cyber concierge'] : []),
    ...(planDetail.marketplace === 'ACTIVE' ? ['Marketplace'] : []),
    ...(planDetail.insurance === 'ACTIVE' ? ['Insurance readiness sheet'] : []),
  ];
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
