import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BillingPort, CheckoutOrder } from './billing-port.ts';

/** An order as the portal makes it. */
export function orderOf(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    orderId: randomUUID(),
    orgId: randomUUID(),
    companyName: 'Harbor Bakery Ltd',
    email: 'dana@harbor-bakery.example',
    billingPlanId: null,
    couponCodes: [],
    subscriptionId: null,
    returnUrl: 'https://portal.example/plan',
    ...changes,
  };
}

/** What every adapter of the billing port does alike. */
export function describeBilling(name: string, billing: () => BillingPort): void {
  describe(`billing by ${name}`, () => {
    test('has no checkout for a plan without a billing plan id: it is asked for', async () => {
      expect(await billing().startCheckout(orderOf())).toBeNull();
    });

    test.each(['no-such-page', '', '../customers', 'a b', `x${'y'.repeat(200)}`])(
      'knows no checkout page %j',
      async (pageId) => {
        expect(await billing().readCheckout(pageId)).toBeNull();
      },
    );

    test('has no page for somebody who never paid', async () => {
      expect(await billing().openCustomerPage(randomUUID(), 'https://portal.example/plan')).toBeNull();
    });

    test('takes events exactly where it has pages of its own', () => {
      expect(billing().events !== null).toBe(billing().hasOwnPages);
    });
  });
}
