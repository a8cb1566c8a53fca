import * as accounts from './accounts/accounts.calls.ts';
import * as activity from './accounts/activity.calls.ts';
import * as signUpAnnouncements from './accounts/announce-sign-up.calls.ts';
import * as identity from './accounts/identity.calls.ts';
import * as inviteLookup from './accounts/invite-lookup.calls.ts';
import * as passwordChanges from './accounts/password-changed.calls.ts';
import * as secondFactor from './accounts/second-factor.calls.ts';
import * as securityNews from './accounts/security-news.calls.ts';
import * as sessions from './accounts/sessions.calls.ts';
import * as signUpLinks from './accounts/sign-up-links.calls.ts';
import * as visitRequests from './accounts/visit-requests.calls.ts';
import type { Call } from './call.ts';
import * as concierge from './concierge/concierge.calls.ts';
import * as staffHelp from './concierge/staff-help.calls.ts';
import * as staffMessages from './concierge/staff-messages.calls.ts';
import * as staffWeaknesses from './concierge/staff-weaknesses.calls.ts';
import * as auditLog from './console/audit-log.calls.ts';
import * as brands from './console/brands.calls.ts';
import * as channels from './console/channels.calls.ts';
import * as console from './console/console.calls.ts';
import * as leads from './console/leads.calls.ts';
import * as maintenance from './console/maintenance.calls.ts';
import * as staffNews from './console/news.calls.ts';
import * as operations from './console/operations.calls.ts';
import * as organisation from './console/organisation.calls.ts';
import * as planCatalogue from './console/plan-catalogue.calls.ts';
import * as planRequests from './console/plan-requests.calls.ts';
import * as reset from './console/reset.calls.ts';
import * as serviceSession from './console/service-session.calls.ts';
import * as staffSignUpLinks from './console/sign-up-links.calls.ts';
import * as signUpLinksCsv from './console/sign-up-links-csv.calls.ts';
import * as staff from './console/staff.calls.ts';
import * as subscriptionIds from './console/subscription-ids.calls.ts';
import * as dashboard from './dashboard/dashboard.calls.ts';
import * as insurance from './insurance/insurance.calls.ts';
import * as marketing from './marketing/marketing.calls.ts';
import * as consoleMarketplace from './marketplace/console-marketplace.calls.ts';
import * as marketplace from './marketplace/marketplace.calls.ts';
import * as maturity from './maturity/maturity.calls.ts';
import * as maturityAsks from './maturity/maturity-asks.calls.ts';
import * as findings from './monitoring/findings.calls.ts';
import * as monitoring from './monitoring/monitoring.calls.ts';
import * as optIn from './monitoring/opt-in.calls.ts';
import * as proof from './monitoring/proof.calls.ts';
import * as billing from './plans/billing.calls.ts';
import * as plans from './plans/plans.calls.ts';
import * as policies from './policies/policies.calls.ts';
import * as signOff from './policies/sign-off.calls.ts';
import * as files from './portal/files.calls.ts';
import * as news from './portal/news.calls.ts';
import * as portal from './portal/portal.calls.ts';
import * as profile from './profile/profile.calls.ts';
import * as proofPacks from './proof-packs/proof-packs.calls.ts';
import * as ratings from './ratings/ratings.calls.ts';
import * as courses from './training/courses.calls.ts';
import * as learning from './training/learning.calls.ts';
import * as programme from './training/programme.calls.ts';
import * as traineeImport from './training/trainee-import.calls.ts';
import * as trainees from './training/trainees.calls.ts';
import * as trainingReports from './training/training-reports.calls.ts';

/** Every call of the portal by module: what the generated tests and the OpenAPI document go through. */
export const CALLS_BY_MODULE = {
  accounts,
  identity,
  secondFactor,
  sessions,
  securityNews,
  inviteLookup,
  signUpLinks,
  passwordChanges,
  signUpAnnouncements,
  profile,
  plans,
  billing,
  dashboard,
  monitoring,
  optIn,
  proof,
  findings,
  policies,
  signOff,
  concierge,
  staffWeaknesses,
  staffMessages,
  staffHelp,
  insurance,
  marketplace,
  consoleMarketplace,
  portal,
  files,
  marketing,
  leads,
  console,
  staff,
  maintenance,
  brands,
  staffNews,
  operations,
  signUpLinksCsv,
  auditLog,
  news,
  channels,
  planCatalogue,
  subscriptionIds,
  staffSignUpLinks,
  activity,
  visitRequests,
  organisation,
  reset,
  planRequests,
  serviceSession,
  trainees,
  courses,
  learning,
  traineeImport,
  programme,
  trainingReports,
  maturity,
  maturityAsks,
  ratings,
  proofPacks,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;

type AllOf<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer All) => void
  ? All
  : never;

/** Every call by its own name, which no other module uses: what the browser's client knows of the contract. */
export type CallsByName = AllOf<(typeof CALLS_BY_MODULE)[keyof typeof CALLS_BY_MODULE]>;
