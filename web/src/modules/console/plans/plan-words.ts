import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { PlanForm } from './plan-form.ts';
import { planWords as texts } from './plans.texts.ts';

/** The parts of a plan that are included or not, in the order of the menu that customers see. */
export const PLAN_MODULES = [
  { id: 'probely', label: texts.websiteScans },
  { id: 'cybermaturity', label: texts.cyberMaturity },
  { id: 'cyberconcierge', label: texts.cyberConcierge },
  { id: 'securityPolicies', label: texts.securityPolicies },
  { id: 'securityPoliciesSignOff', label: texts.policySignOff },
  { id: 'training', label: texts.training },
  { id: 'phishing', label: texts.phishing },
  { id: 'bitsight', label: texts.attackSurface },
  { id: 'insurance', label: texts.insurance },
  { id: 'marketplace', label: texts.marketplace },
] as const satisfies readonly { id: keyof PlanForm['planDetail']; label: Phrase }[];

/** What the statuses of a module mean for customers. */
export const STATUS_CHOICES = [
  { id: 'ACTIVE', label: texts.included },
  { id: 'INACTIVE', label: texts.greyedOutSubscribeTo },
  { id: 'NOT_AVAILABLE', label: texts.hidden },
] as const;

export const FREQUENCY_CHOICES = [
  { id: 'DAILY', label: texts.daily },
  { id: 'WEEKLY', label: texts.weekly },
  { id: 'MONTHLY', label: texts.monthly },
  { id: 'QUARTERLY', label: texts.quarterly },
] as const;
