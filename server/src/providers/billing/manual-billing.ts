import type { BillingPort } from './billing-port.ts';

/** Billing by hand: plans are asked for, the provider's staff confirms them and sends the invoices. It needs nobody else. */
export function createManualBilling(): BillingPort {
  return {
    hasOwnPages: false,
    startCheckout: async () => null,
    readCheckout: async () => null,
    openCustomerPage: async () => null,
    events: null,
  };
}
