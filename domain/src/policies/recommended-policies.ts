import { type INDUSTRY_CODES, type IndustryGroup, industryGroup } from '../profile/industries.ts';
import type { OrgGoals } from '../profile/org-goals.ts';
import { TEAM_SIZES } from '../profile/team-sizes.ts';
import type { FieldValues } from './policy-field.ts';

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
  /** The industry alone is no reason in a firm of ten or fewer, which would have more rules than people to keep them. */
  readonly largerFirms: boolean;
  /** Codes of countries whose law asks for it. */
  readonly countries: readonly string[];
  /** Answers to the questions that policies share, by field; any of them is a reason. */
  readonly answers: Readonly<Record<string, readonly (boolean | string)[]>>;
};

type Recommendable = { readonly id: string; readonly order: number; readonly recommended: PolicyRecommendation };

const [SMALLEST_TEAM] = TEAM_SIZES;

type Firm = {
  readonly goals: OrgGoals;
  readonly industry: string;
  readonly teamSize: string;
  readonly countries: readonly string[];
  readonly answers: FieldValues;
};

/** The ids of the policies that a firm should have first, in the library's order (the portal's own rule; spec part 2 leaves it open). */
export function recommendedPolicies(
  library: readonly Recommendable[],
  { goals, industry, teamSize, countries, answers }: Firm,
): string[] {
  const group = industryGroup(industry);
  const suits = ({ recommended }: Recommendable) =>
    recommended.always ||
    recommended.goals.some((goal) => goals[goal]) ||
    (!(recommended.largerFirms && teamSize === SMALLEST_TEAM) &&
      recommended.industries.some((one) => one === industry || one === group)) ||
    recommended.countries.some((code) => countries.includes(code)) ||
    Object.entries(recommended.answers).some(([field, reasons]) => reasons.some((answer) => answers[field] === answer));
  return library
    .filter(suits)
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id);
}
