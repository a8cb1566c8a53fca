import { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import { TEAM_SIZES } from '@portal/domain/profile/team-sizes.ts';
import type { CallInput } from '../../api/calls.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';

/** What is sent at the end of onboarding, trimmed; null when something required is missing (spec part 1, section 5). */
export function profileInput(draft: OnboardingDraft, linkId: string | null): CallInput<'profileSave'> | null {
  const industry = INDUSTRIES.find(({ code }) => code === draft.company.industry)?.code;
  const numberOfEmployees = TEAM_SIZES.find((size) => size === draft.company.numberOfEmployees);
  const companyName = draft.company.companyName.trim();
  const firstName = draft.admin.firstName.trim();
  const lastName = draft.admin.lastName.trim();
  if (!companyName || !firstName || !lastName || !industry || !numberOfEmployees) return null;
  return {
    companyProfile: { companyName, companyUrl: draft.company.companyUrl.trim(), industry, numberOfEmployees },
    adminProfile: { firstName, lastName, jobTitle: draft.admin.jobTitle.trim() },
    ...(linkId === null ? {} : { linkId }),
  };
}
