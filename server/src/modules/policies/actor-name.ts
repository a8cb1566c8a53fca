import type { OrgTransaction } from '../../database/database.ts';
import type { Caller, MemberSession } from '../../http/caller.ts';
import { findUserName } from '../profile/public.ts';

/** Full name of who does something; the provider's staff, whom the customer does not know by name, act as their firm. */
export async function actorName(tx: OrgTransaction, { session, brand }: Caller<MemberSession>): Promise<string> {
  return session.service === null ? findUserName(tx, session.userId) : `Support of ${brand.brandNameShort}`;
}
