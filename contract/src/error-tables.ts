import { ACCOUNTS_ERRORS } from './accounts/accounts.errors.ts';
import { CONCIERGE_ERRORS } from './concierge/concierge.errors.ts';
import { CONSOLE_ERRORS } from './console/console.errors.ts';
import { type ErrorRow, type ErrorTable, GENERAL_ERRORS } from './errors.ts';
import { MARKETPLACE_ERRORS } from './marketplace/marketplace.errors.ts';
import { MATURITY_ERRORS } from './maturity/maturity.errors.ts';
import { MONITORING_ERRORS } from './monitoring/monitoring.errors.ts';
import { PLANS_ERRORS } from './plans/plans.errors.ts';
import { POLICIES_ERRORS } from './policies/policies.errors.ts';
import { SIGN_OFF_ERRORS } from './policies/sign-off.errors.ts';
import { PROFILE_ERRORS } from './profile/profile.errors.ts';
import { PROOF_PACKS_ERRORS } from './proof-packs/proof-packs.errors.ts';
import { RATINGS_ERRORS } from './ratings/ratings.errors.ts';
import { TRAINING_ERRORS } from './training/training.errors.ts';

/** Every error table of the portal by its owner; no code stands in two of them. */
export const ERROR_TABLES = {
  general: GENERAL_ERRORS,
  accounts: ACCOUNTS_ERRORS,
  profile: PROFILE_ERRORS,
  plans: PLANS_ERRORS,
  monitoring: MONITORING_ERRORS,
  policies: POLICIES_ERRORS,
  signOff: SIGN_OFF_ERRORS,
  training: TRAINING_ERRORS,
  marketplace: MARKETPLACE_ERRORS,
  maturity: MATURITY_ERRORS,
  concierge: CONCIERGE_ERRORS,
  ratings: RATINGS_ERRORS,
  proofPacks: PROOF_PACKS_ERRORS,
  console: CONSOLE_ERRORS,
} as const satisfies Readonly<Record<string, ErrorTable>>;

type KeysOf<Table> = Table extends unknown ? keyof Table & string : never;

/** A code that one of the tables holds: any other does not compile. */
export type ErrorCode = KeysOf<(typeof ERROR_TABLES)[keyof typeof ERROR_TABLES]>;

/** The row of each code: its status and the text people read. */
export const ERROR_ROWS: Readonly<Record<ErrorCode, ErrorRow>> = Object.assign({}, ...Object.values(ERROR_TABLES));
