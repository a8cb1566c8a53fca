import type { BillingTables } from './billing-tables.ts';
import type { ConciergeTables } from './concierge-tables.ts';
import type { ConsoleTables } from './console-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { MarketingTables } from './marketing-tables.ts';
import type { MarketplaceTables } from './marketplace-tables.ts';
import type { MaturityTables } from './maturity-tables.ts';
import type { OrganisationTables } from './organisation-tables.ts';
import type { PolicyTables } from './policy-tables.ts';
import type { PortalTables } from './portal-tables.ts';
import type { ProofTables } from './proof-tables.ts';
import type { RatingTables } from './rating-tables.ts';
import type { ScanTables } from './scan-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { SignOffTables } from './sign-off-tables.ts';
import type { TrainingTables } from './training-tables.ts';

/** Every table as the migrations make it. */
export type Tables = OrganisationTables &
  SignInTables &
  IdentityTables &
  ScanTables &
  PortalTables &
  ConsoleTables &
  ConciergeTables &
  BillingTables &
  MarketingTables &
  MarketplaceTables &
  PolicyTables &
  SignOffTables &
  MaturityTables &
  RatingTables &
  ProofTables &
  TrainingTables;
