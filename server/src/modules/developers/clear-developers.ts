import { DELIVERY_DAYS, IDEMPOTENCY_HOURS, TOKEN_KEPT_DAYS } from '@portal/domain/developers/developer-limits.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { deleteAnswersBefore } from './tokens/answers.store.ts';
import { deleteTokensEndedBefore } from './tokens/tokens.store.ts';
import { deleteOldDeliveries } from './webhooks/deliveries.store.ts';

const HOUR_MS = 60 * 60_000;

/** Forgets answers to idempotency keys after a day, tokens and deliveries a while after their end. */
export async function clearDevelopers(tx: SystemTransaction, now: Date): Promise<void> {
  await deleteAnswersBefore(tx, new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS));
  await deleteTokensEndedBefore(tx, new Date(now.getTime() - TOKEN_KEPT_DAYS * 24 * HOUR_MS));
  await deleteOldDeliveries(tx, {
    before: new Date(now.getTime() - DELIVERY_DAYS * 24 * HOUR_MS),
    settledBefore: new Date(now.getTime() - HOUR_MS),
  });
}
