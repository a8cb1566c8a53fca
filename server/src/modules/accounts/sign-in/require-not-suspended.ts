import { AppError } from '../../../call/app-error.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { isSuspended } from '../users.store.ts';

/**
 * Lets pass who belongs to no organisation, or to one that is not suspended.
 * @throws AppError ORGANISATION_SUSPENDED
 */
export async function requireNotSuspended(tx: SystemTransaction, orgId: string | null): Promise<void> {
  if (orgId !== null && (await isSuspended(tx, orgId))) throw new AppError('ORGANISATION_SUSPENDED');
}
