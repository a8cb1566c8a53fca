import type { ModuleStatus } from './module-status.ts';

const FEATURES = [
  'probely',
  'cybermaturity',
  'cyberconcierge',
  'securityPolicies',
  'securityPoliciesSignOff',
  'training',
  'bitsight',
  'insurance',
  'marketplace',
] as const;

/** A part of a plan that is included or not (spec part 1, section 3). */
export type PlanFeature = (typeof FEATURES)[number];

/** The parts that the portal has. What a plan says of others is kept, and shown to nobody until they are there. */
const BUILT: readonly PlanFeature[] = [
  'probely',
  'cybermaturity',
  'securityPolicies',
  'securityPoliciesSignOff',
  'training',
  'cyberconcierge',
  'bitsight',
  'insurance',
  'marketplace',
];

export function isBuiltFeature(feature: PlanFeature): boolean {
  return BUILT.includes(feature);
}

/** A plan's details with every part that the portal does not have as not available. */
export function withBuiltFeaturesAlone<
  Details extends { readonly [Feature in PlanFeature]?: ModuleStatus | undefined },
>(details: Details): Details {
  const unbuilt = FEATURES.filter((feature) => !isBuiltFeature(feature));
  return { ...details, ...Object.fromEntries(unbuilt.map((feature) => [feature, 'NOT_AVAILABLE'])) };
}
