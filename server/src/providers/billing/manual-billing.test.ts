import { expect, test } from 'vitest';
import { describeBilling, orderOf } from './billing.suite.ts';
import { createManualBilling } from './manual-billing.ts';

describeBilling('hand', createManualBilling);

test('a billing plan id means nothing when staff sends the invoices', async () => {
  expect(await createManualBilling().startCheckout(orderOf({ billingPlanId: 'standard-monthly' }))).toBeNull();
});
