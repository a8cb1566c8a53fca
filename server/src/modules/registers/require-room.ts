import { MAX_ENTRIES, type RegisterId } from '@portal/domain/registers/register.ts';
import { AppError } from '../../call/app-error.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { countEntries } from './entries.store.ts';

/** @throws AppError REGISTER_FULL where so many more entries would be too many */
export async function requireRoom(tx: OrgTransaction, register: RegisterId, more: number): Promise<void> {
  if ((await countEntries(tx, register)) + more > MAX_ENTRIES)
    throw new AppError('REGISTER_FULL', { values: { maximum: MAX_ENTRIES } });
}
