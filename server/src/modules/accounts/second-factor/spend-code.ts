import { lockDurationMs } from '@portal/domain/accounts/lock-out.ts';
import { normalizeRecoveryCode } from '@portal/domain/accounts/recovery-code.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { hashToken } from '../../../system/tokens.ts';
import { spendRecoveryCode } from './recovery-codes.store.ts';
import { noteRightCode, noteWrongCode, type SecondFactorRow } from './second-factors.store.ts';
import { totpStep } from './totp.ts';

/** Wrong codes this old are forgotten. */
const FAILURES_KEPT_MS = 24 * 60 * 60_000;

export type CodeOutcome =
  | { readonly kind: 'app-code' }
  | { readonly kind: 'recovery-code' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly until: Date };

/**
 * Takes a code from the app or a recovery code; either counts once. Wrong ones lock the account's codes as wrong passwords lock
 * it, however many sign-ins were begun anew in between (ASVS 5.0, 6.6.3). The caller holds the user's row.
 */
export async function spendCode(
  { secondFactorKey }: Pick<Services, 'secondFactorKey'>,
  tx: SystemTransaction,
  factor: SecondFactorRow,
  typed: string,
  now: Date,
): Promise<CodeOutcome> {
  if (factor.locked_until !== null && factor.locked_until > now) return { kind: 'locked', until: factor.locked_until };
  const userId = factor.user_id;
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    if (!factor.has_app) return countWrongCode(tx, factor, now);
    const step = totpStep(String(unseal(secondFactorKey, factor.sealed_secret)), digits, now);
    if (step !== null && step > factor.last_step) {
      await noteRightCode(tx, userId, step);
      return { kind: 'app-code' };
    }
  } else if (await spendRecoveryCode(tx, userId, hashToken(normalizeRecoveryCode(typed)), now)) {
    await noteRightCode(tx, userId, factor.last_step);
    return { kind: 'recovery-code' };
  }
  return countWrongCode(tx, factor, now);
}

async function countWrongCode(tx: SystemTransaction, factor: SecondFactorRow, now: Date): Promise<CodeOutcome> {
  const isOld = factor.failed_at !== null && now.getTime() - factor.failed_at.getTime() >= FAILURES_KEPT_MS;
  const failedCodes = isOld ? 1 : factor.failed_codes + 1;
  const lockMs = lockDurationMs(failedCodes);
  const lockedUntil = lockMs === 0 ? null : new Date(now.getTime() + lockMs);
  await noteWrongCode(tx, factor.user_id, { failedCodes, failedAt: now, lockedUntil });
  return lockedUntil === null ? { kind: 'wrong' } : { kind: 'locked', until: lockedUntil };
}
