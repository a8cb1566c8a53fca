// Every module of the portal: one line a module. A module that is not named here is not part of it.
export { accounts } from './modules/accounts/accounts.module.ts';
export { billing } from './modules/billing/billing.module.ts';
export { concierge } from './modules/concierge/concierge.module.ts';
export { providerConsole } from './modules/console/console.module.ts';
export { dashboard } from './modules/dashboard/dashboard.module.ts';
export { insurance } from './modules/insurance/insurance.module.ts';
export { marketing } from './modules/marketing/marketing.module.ts';
export { marketplace } from './modules/marketplace/marketplace.module.ts';
export { maturity } from './modules/maturity/maturity.module.ts';
export { monitoring } from './modules/monitoring/monitoring.module.ts';
export { plans } from './modules/plans/plans.module.ts';
export { policies } from './modules/policies/policies.module.ts';
export { portal } from './modules/portal/portal.module.ts';
export { profile } from './modules/profile/profile.module.ts';
export { proofPacks } from './modules/proof-packs/proof-packs.module.ts';
export { ratings } from './modules/ratings/ratings.module.ts';
export { training } from './modules/training/training.module.ts';
