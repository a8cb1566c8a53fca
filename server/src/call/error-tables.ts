import { ACCOUNTS_ERRORS } from '@portal/contract/accounts/accounts.errors.ts';
import { CONCIERGE_ERRORS } from '@portal/contract/concierge/concierge.errors.ts';
import { CONSOLE_ERRORS } from '@portal/contract/console/console.errors.ts';
import { type ErrorRow, type ErrorTable, GENERAL_ERRORS } from '@portal/contract/errors.ts';
import { MARKETPLACE_ERRORS } from '@portal/contract/marketplace/marketplace.errors.ts';
import { MATURITY_ERRORS } from '@portal/contract/maturity/maturity.errors.ts';
import { MONITORING_ERRORS } from '@portal/contract/monitoring/monitoring.errors.ts';
import { PLANS_ERRORS } from '@portal/contract/plans/plans.errors.ts';
import { POLICIES_ERRORS } from '@portal/contract/policies/policies.errors.ts';
import { SIGN_OFF_ERRORS } from '@portal/contract/policies/sign-off.errors.ts';
import { PROFILE_ERRORS } from '@portal/contract/profile/profile.errors.ts';
import { PROOF_PACKS_ERRORS } from '@portal/contract/proof-packs/proof-packs.errors.ts';
import { RATINGS_ERRORS } from '@portal/contract/ratings/ratings.errors.ts';
import { TRAINING_ERRORS } from '@portal/contract/training/training.errors.ts';

const ROWS: ErrorTable = {
  ...GENERAL_ERRORS,
  ...ACCOUNTS_ERRORS,
  ...PROFILE_ERRORS,
  ...PLANS_ERRORS,
  ...MONITORING_ERRORS,
  ...POLICIES_ERRORS,
  ...SIGN_OFF_ERRORS,
  ...TRAINING_ERRORS,
  ...MARKETPLACE_ERRORS,
  ...MATURITY_ERRORS,
  ...CONCIERGE_ERRORS,
  ...RATINGS_ERRORS,
  ...PROOF_PACKS_ERRORS,
  ...CONSOLE_ERRORS,
};

/** The row of a code; null for a code that no table holds. */
export function errorRow(code: string): ErrorRow | null {
  return ROWS[code] ?? null;
}
