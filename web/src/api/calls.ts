import type * as accounts from '@portal/contract/accounts/accounts.calls.ts';
import type * as activity from '@portal/contract/accounts/activity.calls.ts';
import type * as signUpAnnouncements from '@portal/contract/accounts/announce-sign-up.calls.ts';
import type * as identity from '@portal/contract/accounts/identity.calls.ts';
import type * as inviteLookup from '@portal/contract/accounts/invite-lookup.calls.ts';
import type * as passwordChanges from '@portal/contract/accounts/password-changed.calls.ts';
import type * as secondFactor from '@portal/contract/accounts/second-factor.calls.ts';
import type * as securityNews from '@portal/contract/accounts/security-news.calls.ts';
import type * as sessions from '@portal/contract/accounts/sessions.calls.ts';
import type * as signUpLinks from '@portal/contract/accounts/sign-up-links.calls.ts';
import type * as visitRequests from '@portal/contract/accounts/visit-requests.calls.ts';
import type { InputOf, OutputOf } from '@portal/contract/call.ts';
import type * as concierge from '@portal/contract/concierge/concierge.calls.ts';
import type * as staffHelp from '@portal/contract/concierge/staff-help.calls.ts';
import type * as staffMessages from '@portal/contract/concierge/staff-messages.calls.ts';
import type * as staffWeaknesses from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import type * as auditLog from '@portal/contract/console/audit-log.calls.ts';
import type * as brands from '@portal/contract/console/brands.calls.ts';
import type * as channels from '@portal/contract/console/channels.calls.ts';
import type * as console from '@portal/contract/console/console.calls.ts';
import type * as leads from '@portal/contract/console/leads.calls.ts';
import type * as maintenance from '@portal/contract/console/maintenance.calls.ts';
import type * as staffNews from '@portal/contract/console/news.calls.ts';
import type * as operations from '@portal/contract/console/operations.calls.ts';
import type * as organisation from '@portal/contract/console/organisation.calls.ts';
import type * as planCatalogue from '@portal/contract/console/plan-catalogue.calls.ts';
import type * as planRequests from '@portal/contract/console/plan-requests.calls.ts';
import type * as serviceSession from '@portal/contract/console/service-session.calls.ts';
import type * as staffSignUpLinks from '@portal/contract/console/sign-up-links.calls.ts';
import type * as signUpLinksCsv from '@portal/contract/console/sign-up-links-csv.calls.ts';
import type * as staff from '@portal/contract/console/staff.calls.ts';
import type * as subscriptionIds from '@portal/contract/console/subscription-ids.calls.ts';
import type * as dashboard from '@portal/contract/dashboard/dashboard.calls.ts';
import type * as insurance from '@portal/contract/insurance/insurance.calls.ts';
import type * as marketing from '@portal/contract/marketing/marketing.calls.ts';
import type * as consoleMarketplace from '@portal/contract/marketplace/console-marketplace.calls.ts';
import type * as marketplace from '@portal/contract/marketplace/marketplace.calls.ts';
import type * as maturity from '@portal/contract/maturity/maturity.calls.ts';
import type * as maturityAsks from '@portal/contract/maturity/maturity-asks.calls.ts';
import type * as findings from '@portal/contract/monitoring/findings.calls.ts';
import type * as monitoring from '@portal/contract/monitoring/monitoring.calls.ts';
import type * as optIn from '@portal/contract/monitoring/opt-in.calls.ts';
import type * as proof from '@portal/contract/monitoring/proof.calls.ts';
import type * as billing from '@portal/contract/plans/billing.calls.ts';
import type * as plans from '@portal/contract/plans/plans.calls.ts';
import type * as policies from '@portal/contract/policies/policies.calls.ts';
import type * as signOff from '@portal/contract/policies/sign-off.calls.ts';
import type * as news from '@portal/contract/portal/news.calls.ts';
import type * as portal from '@portal/contract/portal/portal.calls.ts';
import type * as profile from '@portal/contract/profile/profile.calls.ts';
import type * as proofPacks from '@portal/contract/proof-packs/proof-packs.calls.ts';
import type * as ratings from '@portal/contract/ratings/ratings.calls.ts';
import type * as courses from '@portal/contract/training/courses.calls.ts';
import type * as learning from '@portal/contract/training/learning.calls.ts';
import type * as programme from '@portal/contract/training/programme.calls.ts';
import type * as traineeImport from '@portal/contract/training/trainee-import.calls.ts';
import type * as trainees from '@portal/contract/training/trainees.calls.ts';
import type * as trainingReports from '@portal/contract/training/training-reports.calls.ts';

type Contract = typeof accounts &
  typeof identity &
  typeof secondFactor &
  typeof sessions &
  typeof securityNews &
  typeof inviteLookup &
  typeof signUpLinks &
  typeof brands &
  typeof channels &
  typeof planCatalogue &
  typeof subscriptionIds &
  typeof planRequests &
  typeof billing &
  typeof staffSignUpLinks &
  typeof staff &
  typeof maintenance &
  typeof staffNews &
  typeof operations &
  typeof signUpLinksCsv &
  typeof auditLog &
  typeof news &
  typeof passwordChanges &
  typeof signUpAnnouncements &
  typeof profile &
  typeof plans &
  typeof dashboard &
  typeof monitoring &
  typeof optIn &
  typeof proof &
  typeof findings &
  typeof policies &
  typeof signOff &
  typeof concierge &
  typeof staffWeaknesses &
  typeof staffMessages &
  typeof staffHelp &
  typeof portal &
  typeof console &
  typeof activity &
  typeof visitRequests &
  typeof marketing &
  typeof leads &
  typeof organisation &
  typeof serviceSession &
  typeof trainees &
  typeof courses &
  typeof learning &
  typeof traineeImport &
  typeof programme &
  typeof trainingReports &
  typeof insurance &
  typeof marketplace &
  typeof consoleMarketplace &
  typeof maturity &
  typeof maturityAsks &
  typeof ratings &
  typeof proofPacks;

/** Name of a call, as the contract exports it. */
export type CallName = keyof Contract;
/** What a call takes. */
export type CallInput<Name extends CallName> = InputOf<Contract[Name]>;
/** What a call answers. */
export type CallOutput<Name extends CallName> = OutputOf<Contract[Name]>;
