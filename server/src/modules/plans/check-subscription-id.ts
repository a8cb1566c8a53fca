import type { isValidSubscriptionId } from '@portal/contract/plans/plans.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { SystemTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { NO_UI_RULES, subscriptionIdState, uiRulesOf } from './offer.ts';
import { findSubscriptionId, takeSubscriptionUse } from './subscription-ids.store.ts';

/** What a subscription id stands for; one that is good no more still tells its brand and rules (spec part 1, section 4). */
export async function checkSubscriptionId(
  { database, clock, brands }: Services,
  { brand }: CallerOf<typeof isValidSubscriptionId>,
  { id }: InputOf<typeof isValidSubscriptionId>,
): Promise<AnswerOf<typeof isValidSubscriptionId>> {
  const row = await database.asSystem((tx) => findSubscriptionId(tx, id));
  if (row === undefined) {
    const nothing = { channelId: null, planId: null, subscriptionId: null, brand };
    return { success: true, data: { subscriptionIdStatus: 'invalid', uiRules: NO_UI_RULES, ...nothing } };
  }
  return {
    success: true,
    data: {
      subscriptionIdStatus: subscriptionIdState(row, clock.now()) === 'valid' ? 'valid' : 'expired',
      uiRules: uiRulesOf(row),
      channelId: row.channel_id,
      planId: row.plan_id,
      subscriptionId: row.subscription_id,
      brand: await brands.byId(row.brand_id),
    },
  };
}

/**
 * Takes one use of a subscription id for somebody who signs up.
 * @throws AppError SUBSCRIPTION_ID_INVALID, SUBSCRIPTION_ID_EXPIRED
 */
export async function requireSubscriptionUse(tx: SystemTransaction, subscriptionId: string, now: Date): Promise<void> {
  if (await takeSubscriptionUse(tx, subscriptionId, now)) return;
  const row = await findSubscriptionId(tx, subscriptionId);
  throw new AppError(row === undefined ? 'SUBSCRIPTION_ID_INVALID' : 'SUBSCRIPTION_ID_EXPIRED');
}
