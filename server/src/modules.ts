import { accounts } from './modules/accounts/accounts.module.ts';
import { billing } from './modules/billing/billing.module.ts';
import { concierge } from './modules/concierge/concierge.module.ts';
import { providerConsole } from './modules/console/console.module.ts';
import { dashboard } from './modules/dashboard/dashboard.module.ts';
import { insurance } from './modules/insurance/insurance.module.ts';
import { marketing } from './modules/marketing/marketing.module.ts';
import { marketplace } from './modules/marketplace/marketplace.module.ts';
import { maturity } from './modules/maturity/maturity.module.ts';
import { monitoring } from './modules/monitoring/monitoring.module.ts';
import { plans } from './modules/plans/plans.module.ts';
import { policies } from './modules/policies/policies.module.ts';
import { portal } from './modules/portal/portal.module.ts';
import { profile } from './modules/profile/profile.module.ts';
import { proofPacks } from './modules/proof-packs/proof-packs.module.ts';
import { ratings } from './modules/ratings/ratings.module.ts';
import { training } from './modules/training/training.module.ts';
import type { PortalServices } from './portal-services.ts';
import type { ServerModule } from './server-module.ts';

/** Every module of the portal. A module that is not named here is not part of it. */
export const MODULES: readonly ServerModule<PortalServices>[] = [
  accounts,
  billing,
  concierge,
  providerConsole,
  dashboard,
  insurance,
  marketing,
  marketplace,
  maturity,
  monitoring,
  plans,
  policies,
  portal,
  profile,
  proofPacks,
  ratings,
  training,
];
