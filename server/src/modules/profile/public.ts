import type { OrgTransaction } from '../../database/database.ts';
import { findCompany, findUser } from './profile.store.ts';

/** First and last name, or the address where no name is known. */
export async function findUserName(tx: OrgTransaction, userId: string): Promise<string> {
  const user = await findUser(tx, userId);
  return `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim() || (user?.email ?? '');
}

export async function findOrganisationName(tx: OrgTransaction): Promise<string> {
  return (await findCompany(tx))?.companyName ?? '';
}

/** Address of a member; null when there is none of that id any more. */
export async function findUserEmail(tx: OrgTransaction, userId: string): Promise<string | null> {
  return (await findUser(tx, userId))?.email ?? null;
}
