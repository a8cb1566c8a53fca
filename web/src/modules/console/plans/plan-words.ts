import type { PlanForm } from './plan-form.ts';

/** The parts of a plan that are included or not, in the order of the menu that customers see. */
export const PLAN_MODULES = [
  { id: 'probely', label: 'Website scans' },
  { id: 'cybermaturity', label: 'Cyber maturity' },
  { id: 'cyberconcierge', label: 'Cyber concierge' },
  { id: 'securityPolicies', label: 'Security policies' },
  { id: 'securityPoliciesSignOff', label: 'Policy sign-off' },
  { id: 'training', label: 'Training' },
  { id: 'bitsight', label: 'Attack surface' },
  { id: 'insurance', label: 'Insurance' },
  { id: 'marketplace', label: 'Marketplace' },
] as const satisfies readonly { id: keyof PlanForm['planDetail']; label: string }[];

/** What the statuses of a module mean for customers. */
export const STATUS_CHOICES = [
  { id: 'ACTIVE', label: 'Included' },
  { id: 'INACTIVE', label: 'Greyed out: “Subscribe to use”' },
  { id: 'NOT_AVAILABLE', label: 'Hidden' },
] as const;

export const FREQUENCY_CHOICES = [
  { id: 'DAILY', label: 'Daily' },
  { id: 'WEEKLY', label: 'Weekly' },
  { id: 'MONTHLY', label: 'Monthly' },
  { id: 'QUARTERLY', label: 'Quarterly' },
] as const;
