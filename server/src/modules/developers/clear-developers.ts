import { IDEMPOTENCY_HOURS, TOKEN_KEPT_DAYS } from '@portal/domain/developers/developer-limits.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { deleteAnswersBefore } from './tokens/answers.store.ts';
import { deleteTokensEndedBefore } from './tokens/tokens.store.ts';

const HOUR_MS = 60 * 60_000;

/** Forgets answers to idempotency keys after a day, and tokens a while after their end. */
export async function clearDevelopers(tx: SystemTransaction, now: Date): Promise<void> {
  await deleteAnswersBefore(tx, new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS));
  await deleteTokensEndedBefore(tx, new Date(now.getTime() - TOKEN_KEPT_DAYS * 24 * HOUR_MS));
}
