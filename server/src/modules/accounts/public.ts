import type { SystemTransaction } from '../../database/database.ts';
import { insertUser, type NewUser } from './users.store.ts';

export { checkNewPassword } from './check-password.ts';
export { createSessionReader } from './read-session.ts';
export { deleteEndedSessions } from './sessions.store.ts';
export { countStaff } from './users.store.ts';

/** Adds a member of the provider's staff, who belongs to no organisation. */
export function createStaffUser(tx: SystemTransaction, user: Omit<NewUser, 'orgId' | 'isStaff'>): Promise<void> {
  return insertUser(tx, { ...user, orgId: null, isStaff: true });
}
