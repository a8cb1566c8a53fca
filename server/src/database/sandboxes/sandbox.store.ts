import { AppError } from '../../call/app-error.ts';
import type { AnyTransaction } from '../database.ts';

/** Whether an organization is a sandbox of the provider (decision 110). */
export async function isSandboxOf(tx: AnyTransaction, orgId: string): Promise<boolean> {
  const row = await tx.selectFrom('organisations').select('is_sandbox').where('org_id', '=', orgId).executeTakeFirst();
  return row?.is_sandbox === true;
}

/**
 * Keeps what reaches others, or costs something, out of sandboxes.
 * @throws AppError NOT_IN_SANDBOX
 */
export async function requireNoSandbox(tx: AnyTransaction, orgId: string): Promise<void> {
  if (await isSandboxOf(tx, orgId)) throw new AppError('NOT_IN_SANDBOX');
}
