import { type INDUSTRY_CODES, type IndustryGroup, industryGroup } from '../profile/industries.ts';
import type { OrgGoals } from '../profile/org-goals.ts';

/** Goals that can be reasons for a policy; the words of "Other" are for people to read. */
export const POLICY_GOALS = [
  'meetContractualObligations',
  'meetRegulatoryRequirements',
  'proactivelyProtectMyOrganization',
  'learnMoreAboutCyberSecurity',
] as const;

export type PolicyRecommendation = {
  /** For every firm, whatever it does. */
  readonly always: boolean;
  readonly goals: readonly (typeof POLICY_GOALS)[number][];
  readonly industries: readonly ((typeof INDUSTRY_CODES)[number] | IndustryGroup)[];
};

type Recommendable = { readonly id: string; readonly order: number; readonly recommended: PolicyRecommendation };

/** The ids of the policies that a firm should have first, in the library's order (the portal's own rule; spec part 2 leaves it open). */
export function recommendedPolicies(library: readonly Recommendable[], goals: OrgGoals, industry: string): string[] {
  const group = industryGroup(industry);
  const suits = ({ recommended }: Recommendable) =>
    recommended.always ||
    recommended.goals.some((goal) => goals[goal]) ||
    recommended.industries.some((one) => one === industry || one === group);
  return library
    .filter(suits)
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id);
}
