import type { ModuleStatus, ModuleStatuses } from './module-status.ts';

/** How a plan names its features; `probely` is website scanning and `bitsight` the ratings (spec part 1, section 3). */
export type PlanFeatures = {
  readonly training: ModuleStatus;
  readonly insurance: ModuleStatus;
  readonly securityPolicies: ModuleStatus;
  readonly cybermaturity: ModuleStatus;
  readonly probely: ModuleStatus;
  readonly bitsight: ModuleStatus;
  readonly marketplace: ModuleStatus;
  readonly cyberconcierge?: ModuleStatus;
  /** Absent in plans from before phishing simulations. */
  readonly phishing?: ModuleStatus;
};

const TRIAL_MODULES = ['compliance', 'training', 'monitoring', 'cybermaturity'] as const;

/**
 * Status of every module under a plan. After the trial's end the active trial modules become inactive; the dashboard is
 * active while any of its four modules is (spec part 1, section 4).
 */
export function moduleStatuses(features: PlanFeatures, trialExpired: boolean): ModuleStatuses {
  const statuses: Record<keyof ModuleStatuses, ModuleStatus> = {
    cybermaturity: features.cybermaturity,
    compliance: features.securityPolicies,
    training: features.training,
    monitoring: features.probely,
    insurance: features.insurance,
    dashboard: 'INACTIVE',
    marketplace: features.marketplace,
    ratings: features.bitsight,
    cyberconcierge: features.cyberconcierge ?? 'ACTIVE',
    phishing: features.phishing ?? 'NOT_AVAILABLE',
  };
  if (trialExpired) {
    for (const key of TRIAL_MODULES) if (statuses[key] === 'ACTIVE') statuses[key] = 'INACTIVE';
  }
  if (TRIAL_MODULES.some((key) => statuses[key] === 'ACTIVE')) statuses.dashboard = 'ACTIVE';
  return statuses;
}
