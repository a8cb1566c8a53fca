import type { Logger } from 'pino';
import type { BoundCall } from './http/bind-call.ts';
import { accountsModule } from './modules/accounts/accounts.module.ts';
import { identityModule } from './modules/accounts/identity.module.ts';
import { outsideIdentityModule } from './modules/accounts/outside-identity.module.ts';
import { secondFactorModule } from './modules/accounts/second-factor.module.ts';
import { serviceSessionsModule } from './modules/accounts/service-sessions.module.ts';
import { sessionsModule } from './modules/accounts/sessions.module.ts';
import { signUpLinksModule } from './modules/accounts/sign-up-links.module.ts';
import { billingModule } from './modules/billing/billing.module.ts';
import { conciergeModule } from './modules/concierge/concierge.module.ts';
import { consoleConciergeModule } from './modules/concierge/console/console-concierge.module.ts';
import { brandsModule } from './modules/console/brands.module.ts';
import { channelsModule } from './modules/console/channels.module.ts';
import { consoleModule } from './modules/console/console.module.ts';
import { leadsModule } from './modules/console/leads.module.ts';
import { operationsModule } from './modules/console/operations.module.ts';
import { organisationModule } from './modules/console/organisation.module.ts';
import { planCatalogueModule } from './modules/console/plan-catalogue.module.ts';
import { planRequestsModule } from './modules/console/plan-requests.module.ts';
import { resetModuleModule } from './modules/console/reset.module.ts';
import { staffSignUpLinksModule } from './modules/console/sign-up-links.module.ts';
import { staffModule } from './modules/console/staff.module.ts';
import type { StaffSetup } from './modules/console/staff-setup.ts';
import { subscriptionIdsModule } from './modules/console/subscription-ids.module.ts';
import { dashboardModule } from './modules/dashboard/dashboard.module.ts';
import { insuranceModule } from './modules/insurance/insurance.module.ts';
import { marketingModule } from './modules/marketing/marketing.module.ts';
import { consoleMarketplaceModule } from './modules/marketplace/console/console-marketplace.module.ts';
import { marketplaceModule } from './modules/marketplace/marketplace.module.ts';
import { maturityModule } from './modules/maturity/maturity.module.ts';
import type { MaturityServices } from './modules/maturity/maturity-services.ts';
import { findingsModule } from './modules/monitoring/findings.module.ts';
import { monitoringModule } from './modules/monitoring/monitoring.module.ts';
import type { MonitoringServices } from './modules/monitoring/monitoring-services.ts';
import { plansModule } from './modules/plans/plans.module.ts';
import { type LivePlanCatalogue, type Plans, planIdOf } from './modules/plans/public.ts';
import { policiesModule } from './modules/policies/policies.module.ts';
import { signOffModule } from './modules/policies/sign-off/sign-off.module.ts';
import { filesModule } from './modules/portal/files.module.ts';
import { newsModule } from './modules/portal/news.module.ts';
import { portalModule } from './modules/portal/portal.module.ts';
import { profileModule } from './modules/profile/profile.module.ts';
import { proofPacksModule } from './modules/proof-packs/proof-packs.module.ts';
import type { ProofServices } from './modules/proof-packs/proof-services.ts';
import { ratingsModule } from './modules/ratings/ratings.module.ts';
import type { RatingsServices } from './modules/ratings/ratings-services.ts';
import { learningModule } from './modules/training/learning.module.ts';
import { trainingModule } from './modules/training/training.module.ts';
import type { TrainingServices } from './modules/training/training-services.ts';
import type { ErrorReportsPort } from './providers/error-reports/error-reports-port.ts';

/** What the modules are made of. */
export type ModuleParts = {
  readonly services: MonitoringServices & TrainingServices & MaturityServices & RatingsServices & ProofServices;
  readonly plans: Plans;
  readonly catalogue: LivePlanCatalogue;
  readonly staffSetup: StaffSetup;
  readonly errors: ErrorReportsPort;
  readonly log: Logger;
};

/** Every call of the contract with its use case, module by module. */
export function bindModules({ services, plans, catalogue, staffSetup, errors, log }: ModuleParts): BoundCall[] {
  return [
    ...portalModule(log, errors),
    ...newsModule(services),
    ...filesModule(services),
    ...identityModule(services),
    ...accountsModule(services),
    ...secondFactorModule(services),
    ...sessionsModule(services),
    ...serviceSessionsModule(services, (planId) => namedPlan(plans, planId)),
    ...signUpLinksModule(services),
    ...outsideIdentityModule(services),
    ...profileModule(services, plans),
    ...plansModule(services, plans),
    ...billingModule(services, plans),
    ...dashboardModule(services, plans),
    ...monitoringModule(services),
    ...findingsModule(services),
    ...signOffModule({ ...services, plans }),
    ...policiesModule({ ...services, plans }),
    ...trainingModule(services),
    ...learningModule(services),
    ...maturityModule(services),
    ...ratingsModule(services),
    ...insuranceModule(services),
    ...marketplaceModule(services),
    ...consoleMarketplaceModule(services),
    ...proofPacksModule(services),
    ...conciergeModule({ ...services, plans }),
    ...consoleConciergeModule({ ...services, plans }),
    ...consoleModule(services, plans, staffSetup),
    ...staffModule(services),
    ...operationsModule(services),
    ...organisationModule(services, plans),
    ...resetModuleModule(services),
    ...planRequestsModule(services, plans),
    ...brandsModule(services),
    ...channelsModule(services, plans),
    ...planCatalogueModule(services, catalogue, services.scanner.levels),
    ...subscriptionIdsModule(services, plans),
    ...staffSignUpLinksModule(services),
    ...leadsModule(services),
    ...marketingModule({
      ...services,
      deliversLeads: services.config.hubspot !== null,
      tracksUsage: services.config.heap !== null,
    }),
  ];
}

/** How a plan is called; null for one that is no longer there. */
function namedPlan({ catalogue }: Plans, planId: string): string | null {
  return catalogue.plans.find((plan) => planIdOf(plan) === planId)?.planDetail.planName ?? null;
}
