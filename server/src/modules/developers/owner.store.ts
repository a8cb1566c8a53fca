import { sql } from 'kysely';
import type { AnyTransaction, Database } from '../../database/database.ts';

/** Whose tokens or webhooks: an organization's, or the provider's where there is none. */
export type Owner = { readonly orgId: string | null };

export const ownedBy = ({ orgId }: Owner) =>
  orgId === null ? sql<boolean>`org_id is null` : sql<boolean>`org_id = ${orgId}`;

/** Runs work in a transaction of the owner. */
export const inOwner = <Result>(
  database: Pick<Database, 'inOrg' | 'asSystem'>,
  { orgId }: Owner,
  work: (tx: AnyTransaction) => Promise<Result>,
): Promise<Result> => (orgId === null ? database.asSystem(work) : database.inOrg(orgId, work));
