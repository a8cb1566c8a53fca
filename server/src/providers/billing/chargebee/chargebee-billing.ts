import { createHash } from 'node:crypto';
import type Chargebee from 'chargebee';
import { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { ChargebeeSettings } from '../../../config/provider-settings.ts';
import type { BillingPort, CheckoutOrder, CheckoutState } from '../billing-port.ts';
import { customerOf, hostedPage, subscriptionOf } from './chargebee-answers.ts';
import { askChargebee, createChargebeeClient } from './chargebee-client.ts';
import { createChargebeeEvents } from './chargebee-events.ts';

const OUTCOMES: Readonly<Record<z.output<typeof hostedPage>['state'], CheckoutState['outcome']>> = {
  created: 'open',
  requested: 'open',
  succeeded: 'succeeded',
  acknowledged: 'succeeded',
  cancelled: 'cancelled',
};

const PAGE_ID = /^\w{1,100}$/;

/**
 * Chargebee (its API reference, version 2): hosted pages for checkout in both generations of its catalogue, portal sessions for
 * cards and invoices, and webhooks. Nothing of what it answers is believed unread.
 */
export function createChargebeeBilling(settings: ChargebeeSettings, report: (error: unknown) => void): BillingPort {
  const client = createChargebeeClient(settings);
  const start = settings.catalogue === 1 ? startWithPlan : startWithItems;

  /** @throws AppError BILLING_UNAVAILABLE for an answer that is invalid */
  const read = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    report(new Error(`Chargebee's answer was not understood: ${parsed.error.issues[0]?.path.join('.') ?? ''}`));
    throw new AppError('BILLING_UNAVAILABLE');
  };

  return {
    hasOwnPages: true,
    async startCheckout(order) {
      const { billingPlanId } = order;
      if (billingPlanId === null) return null;
      const headers = { 'chargebee-idempotency-key': idempotencyKey(order) };
      const answer = await askChargebee(() => start(client, { ...order, billingPlanId }, headers), report);
      // Chargebee does not know the plan, a coupon or the subscription.
      if (answer === null) throw new AppError('PLAN_REFUSED');
      const { id: pageId, url } = read(hostedPage.required({ url: true }), answer.hosted_page);
      return { pageId, url };
    },
    async readCheckout(pageId) {
      if (!PAGE_ID.test(pageId)) return null;
      const answer = await askChargebee(() => client.hostedPage.retrieve(pageId), report);
      if (answer === null) return null;
      const { state, content = {} } = read(hostedPage, answer.hosted_page);
      return {
        customerId: customerOf(content),
        outcome: OUTCOMES[state],
        subscription: subscriptionOf(content, 'hosted_page'),
      };
    },
    async openCustomerPage(orgId, returnUrl) {
      const input = { customer: { id: orgId }, redirect_url: returnUrl };
      const answer = await askChargebee(() => client.portalSession.create(input), report);
      if (answer === null) return null;
      const session = read(z.object({ access_url: z.url({ protocol: /^https$/ }) }), answer.portal_session);
      return session.access_url;
    },
    events: createChargebeeEvents(settings),
  };
}

type Order = CheckoutOrder & { readonly billingPlanId: string };
type Headers = { readonly 'chargebee-idempotency-key': string };

const pageOf = ({ returnUrl, orderId, couponCodes }: Order) => ({
  redirect_url: returnUrl,
  cancel_url: returnUrl,
  pass_thru_content: orderId,
  ...(couponCodes.length > 0 ? { coupon_ids: [...couponCodes] } : {}),
});
const customerFor = ({ orgId, email, companyName }: Order) => ({ id: orgId, email, company: companyName });

/** First generation of the catalogue: a subscription has a plan. */
function startWithPlan({ hostedPage: pages }: Chargebee, order: Order, headers: Headers) {
  const { subscriptionId, billingPlanId } = order;
  if (subscriptionId !== null) {
    const subscription = { id: subscriptionId, plan_id: billingPlanId };
    return pages.checkoutExisting({ ...pageOf(order), subscription }, headers);
  }
  const subscription = { plan_id: billingPlanId };
  return pages.checkoutNew({ ...pageOf(order), subscription, customer: customerFor(order) }, headers);
}

/** Second generation: a subscription has items, one of which is the price of a plan. */
function startWithItems({ hostedPage: pages }: Chargebee, order: Order, headers: Headers) {
  const { subscriptionId, billingPlanId } = order;
  const subscription_items = [{ item_price_id: billingPlanId, quantity: 1 }];
  if (subscriptionId !== null) {
    const change = { subscription: { id: subscriptionId }, replace_items_list: true };
    return pages.checkoutExistingForItems({ ...pageOf(order), ...change, subscription_items }, headers);
  }
  const customer = customerFor(order);
  return pages.checkoutNewForItems({ ...pageOf(order), subscription_items, customer }, headers);
}

/** One for all that is asked: the same key with something else in the request is refused. */
function idempotencyKey(order: CheckoutOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}
