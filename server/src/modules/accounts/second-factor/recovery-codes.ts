import { randomBytes } from 'node:crypto';
import { formatRecoveryCode, RECOVERY_CODE_BYTES, RECOVERY_CODES } from '@portal/domain/accounts/recovery-code.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { hashToken } from '../../../system/tokens.ts';
import { replaceRecoveryCodes } from './recovery-codes.store.ts';

/** Gives a user new recovery codes, which are shown this once: only their hashes are kept. */
export async function makeRecoveryCodes(tx: SystemTransaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => formatRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  await replaceRecoveryCodes(tx, userId, codes.map(hashToken));
  return codes;
}
