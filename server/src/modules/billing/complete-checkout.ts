import type { completeCheckout as completeCheckoutCall } from '@portal/contract/plans/billing.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { dropCheckout, findCheckout } from './checkouts.store.ts';
import { takeOverSubscription } from './take-over-subscription.ts';

/**
 * How a checkout of one's own organisation ended. The browser's word is only which page it was: the provider is asked, and the
 * customer it names must be this organisation. A page that was left open changes nothing.
 */
export async function completeCheckout(
  services: Services,
  { session }: CallerOf<typeof completeCheckoutCall>,
  { hostedPageId }: InputOf<typeof completeCheckoutCall>,
): Promise<AnswerOf<typeof completeCheckoutCall>> {
  const { database, billing, clock, plans } = services;

  const { orgId } = session;
  const unknown = { success: true, data: { outcome: 'unknown', planId: null } } as const;
  const checkout = await database.onceInOrg(orgId, (tx) => findCheckout(tx, hostedPageId));
  if (checkout === undefined) throw new AppError('NOT_FOUND');
  const state = await billing.readCheckout(hostedPageId);
  if (state === null) return unknown;
  const { outcome, subscription, customerId } = state;
  if (outcome === 'succeeded' && (customerId !== orgId || subscription === null)) return unknown;
  await database.inOrg(orgId, async (tx) => {
    if (outcome === 'succeeded' && subscription !== null)
      // Any event about the same version knows more than this page does.
      await takeOverSubscription(tx, plans.catalogue, {
        orgId,
        subscription,
        occurredAt: new Date(0),
        now: clock.now(),
      });
    if (outcome === 'cancelled') await dropCheckout(tx, checkout.checkout_id);
  });
  return { success: true, data: { outcome, planId: checkout.plan_id } };
}
