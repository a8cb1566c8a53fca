import { isWebsiteAddress, withoutProtocol } from '@portal/domain/profile/company-url.ts';
import { INDUSTRY_CODES } from '@portal/domain/profile/industries.ts';
import { TEAM_SIZES } from '@portal/domain/profile/team-sizes.ts';
import { z } from 'zod';
import { line, lines } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

/** A firm's own description of itself (spec part 1, section 3). */
export const companyProfile = z.object({
  companyName: line(200).min(1, faults.organizationName.text),
  companyUrl: line(2000)
    .transform(withoutProtocol)
    .refine((address) => address === '' || isWebsiteAddress(address), faults.url.text)
    .default(''),
  numberOfEmployees: z.enum(TEAM_SIZES, faults.teamSize.text),
  industry: z.enum(INDUSTRY_CODES, faults.industry.text),
  phone: line(50).default(''),
});

export const companyView = z.object({
  companyName: z.string(),
  companyUrl: z.string(),
  numberOfEmployees: z.string(),
  industry: z.string(),
  phone: z.string(),
});

/** The company's details as they stood when somebody began to change them. */
export const companyBefore = z.object({
  companyName: z.string().max(200),
  companyUrl: z.string().max(2000),
  numberOfEmployees: z.string().max(50),
  industry: z.string().max(50),
  phone: z.string().max(50),
});

export const adminProfile = z.object({
  firstName: line(100).min(1, faults.firstName.text),
  lastName: line(100).min(1, faults.lastName.text),
  jobTitle: line(100).default(''),
});

/** A person's details as they stood when somebody began to change them. */
export const personBefore = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  jobTitle: z.string().max(100),
});

export const orgGoals = z.object({
  meetContractualObligations: z.boolean(),
  meetRegulatoryRequirements: z.boolean(),
  proactivelyProtectMyOrganization: z.boolean(),
  learnMoreAboutCyberSecurity: z.boolean(),
  hasOtherGoals: z.boolean(),
  otherGoals: lines(1000),
});

export const userView = z.object({
  cognitoId: z.string(),
  orgId: z.string().nullable(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  orgGoals: orgGoals,
  hasSeenOrgGoals: z.boolean(),
});

/** What a person has seen and chosen in the portal (spec part 1, section 3). */
export const customerPortalData = z.object({
  introViewed: z.object({
    dashboard: z.boolean().optional(),
    monitoring: z.boolean().optional(),
    training: z.boolean().optional(),
    compliance: z.boolean().optional(),
    ratings: z.boolean().optional(),
    cybermaturity: z.boolean().optional(),
    cyberconcierge: z.boolean().optional(),
  }),
  welcomeEmailSent: z.boolean(),
  cybermaturity: z.object({ hasSeenReleaseNotes: z.boolean().optional(), dontShowRoadBlock: z.boolean().optional() }),
});

export const inviteView = z.object({
  linkId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  status: z.enum(['pending', 'used', 'cancelled', 'expired']),
  expirationDate: z.string(),
});
