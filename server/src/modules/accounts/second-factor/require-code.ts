import { AppError } from '../../../call/app-error.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { FreshProof } from '../sign-in/require-fresh-proof.ts';
import { findSecondFactor } from './second-factors.store.ts';
import { type CodeOutcome, spendCode } from './spend-code.ts';

/** What a wrong code is answered. */
export function codeRefusal(spent: CodeOutcome, now: Date): AppError {
  if (spent.kind !== 'locked') return new AppError('WRONG_CODE', { field: 'code' });
  const minutes = Math.ceil((spent.until.getTime() - now.getTime()) / 60_000);
  return new AppError('SECOND_FACTOR_LOCKED', { values: { minutes } });
}

/**
 * Asks for the second factor, where there is one, before it is changed: a session and the password alone must not be enough to
 * be rid of it (ASVS 5.0, 7.5.1). A passkey has proved it already. The refusal is returned, not thrown, so that what it counts is committed. The caller holds
 * the user's row.
 */
export async function refuseWithoutCode(
  services: Pick<Services, 'secondFactorKey'>,
  tx: SystemTransaction,
  userId: string,
  code: string,
  now: Date,
  proof: FreshProof,
): Promise<AppError | null> {
  if (proof.withSecondFactor) return null;
  const factor = await findSecondFactor(tx, userId);
  if (factor === undefined) return null;
  const spent = await spendCode(services, tx, factor, code, now);
  return spent.kind === 'wrong' || spent.kind === 'locked' ? codeRefusal(spent, now) : null;
}
