import type { Caller, MemberSession } from '../../call/caller.ts';
import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';
import { findUser } from './profile.store.ts';

/** First and last name, or the address where no name is known. */
export async function findUserName(tx: AnyTransaction, userId: string): Promise<string> {
  const user = await findUser(tx, userId);
  return `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim() || (user?.email ?? '');
}

/** Full name of who does something; the provider's staff, whom the customer does not know by name, act as their firm. */
export async function actorName(tx: OrgTransaction, { session, brand }: Caller<MemberSession>): Promise<string> {
  return session.service === null ? findUserName(tx, session.userId) : `${brand.brandNameShort} support`;
}
