import type { IdentityTables } from './identity-tables.ts';
import type { OrganisationTables } from './organisation-tables.ts';
import type { PortalTables } from './portal-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';

/** Every table as the migrations make it: those of the portal as a whole, to which each module adds its own in `NAME.tables.ts`. */
export interface Tables extends IdentityTables, OrganisationTables, PortalTables, SignInTables {}
