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
