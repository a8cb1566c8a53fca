// The contract of every module: one line a module, and no other place names them all.
export { ACCOUNTS } from './accounts/accounts.contract.ts';
export { CONCIERGE } from './concierge/concierge.contract.ts';
export { CONSOLE } from './console/console.contract.ts';
export { DASHBOARD } from './dashboard/dashboard.contract.ts';
export { HANDOVERS } from './handovers/handovers.contract.ts';
export { INSURANCE } from './insurance/insurance.contract.ts';
export { MARKETING } from './marketing/marketing.contract.ts';
export { MARKETPLACE } from './marketplace/marketplace.contract.ts';
export { MATURITY } from './maturity/maturity.contract.ts';
export { MONITORING } from './monitoring/monitoring.contract.ts';
export { PLANS } from './plans/plans.contract.ts';
export { POLICIES } from './policies/policies.contract.ts';
export { PORTAL } from './portal/portal.contract.ts';
export { PROFILE } from './profile/profile.contract.ts';
export { PROOF_PACKS } from './proof-packs/proof-packs.contract.ts';
export { RATINGS } from './ratings/ratings.contract.ts';
export { TRAINING } from './training/training.contract.ts';
