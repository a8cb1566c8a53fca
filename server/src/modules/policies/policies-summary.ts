import type { complianceSummary } from '@portal/contract/dashboard/dashboard.schemas.ts';
import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import { recommendedPolicies } from '@portal/domain/policies/recommended-policies.ts';
import { NO_GOALS } from '@portal/domain/profile/org-goals.ts';
import type { z } from 'zod';
import type { FirmRow } from '../profile/public.ts';
import { readPolicyLibrary } from './library/policy-library.ts';
import type { PolicyFacts } from './policies.store.ts';

/** The ids of the policies that a firm should have first, by its profile and by what it answered to the questions that policies share. */
export function recommendedFor(firm: FirmRow, answers: FieldValues): string[] {
  return recommendedPolicies(readPolicyLibrary('en'), { ...firm, goals: { ...NO_GOALS, ...firm.goals }, answers });
}

/** What the security policies amount to (spec part 1, section 3); inactive are those that are recommended and do not hold. */
export function summarizePolicies(
  policies: readonly PolicyFacts[],
  firm: FirmRow,
  answers: FieldValues,
): z.output<typeof complianceSummary> {
  const active = policies.filter((policy) => policy.active !== null).map(({ id }) => id);
  const saved = policies.map((policy) => new Date(policy.saved).toISOString()).sort();
  return {
    active: active.length,
    inactive: recommendedFor(firm, answers).filter((id) => !active.includes(id)).length,
    draft: policies.filter(({ status }) => status === 'Draft').length,
    lastUpdated: saved.at(-1) ?? null,
  };
}
