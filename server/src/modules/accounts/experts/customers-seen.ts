import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { Session } from '../../../call/caller.ts';
import type { Database, SystemTransaction } from '../../../database/database.ts';
import { listCustomersOf } from './expert-customers.store.ts';
import { readExpertView } from './expert-view.ts';

/** Which customers somebody of the staff sees: experts those assigned to them, where the provider wants that; everyone else all. */
export async function seenBy(
  tx: SystemTransaction,
  { userId, staffRole }: { readonly userId: string; readonly staffRole: StaffRole | null },
): Promise<CustomersSeen> {
  if (staffRole === null) return [];
  if (staffRole !== 'expert' || (await readExpertView(tx)) === 'all') return 'all';
  return listCustomersOf(tx, userId);
}

/** Asks for each call anew, so that who has lost a customer does not see it in the next. */
export function createCustomersSeen(database: Database): (session: Session) => Promise<CustomersSeen> {
  return async (session) =>
    session.staffRole === 'expert' ? database.asSystem((tx) => seenBy(tx, session)) : session.isStaff ? 'all' : [];
}
