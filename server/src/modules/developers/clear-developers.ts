import { IDEMPOTENCY_HOURS } from '@portal/domain/developers/developer-limits.ts';
import { clearedBefore } from '@portal/domain/portal/retention-times.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { readKeptDays } from '../portal/public.ts';
import { deleteAnswersBefore } from './tokens/answers.store.ts';
import { deleteTokensEndedBefore } from './tokens/tokens.store.ts';
import { deleteOldDeliveries } from './webhooks/deliveries.store.ts';

const HOUR_MS = 60 * 60_000;

/** Forgets answers to idempotency keys after a day, tokens and deliveries as long after their end as the provider says. */
export async function clearDevelopers(tx: SystemTransaction, now: Date): Promise<void> {
  await deleteAnswersBefore(tx, new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS));
  const { endedTokens, webhookDeliveries } = await readKeptDays(tx);
  await deleteTokensEndedBefore(tx, clearedBefore(now, endedTokens));
  await deleteOldDeliveries(tx, {
    before: clearedBefore(now, webhookDeliveries),
    settledBefore: new Date(now.getTime() - HOUR_MS),
  });
}
