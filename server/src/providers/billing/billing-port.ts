import type { SubscriptionStatus } from '@portal/domain/plans/subscription-status.ts';

/** A subscription as the billing provider tells of it, in the portal's words. */
export type BillingSubscription = {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** The plan, as the provider names it; null where it names none. */
  readonly billingPlanId: string | null;
  /** The provider's own word for the status; `chargebeeSubscriptionStatus` on the wire. */
  readonly providerStatus: string;
  /** Null while the subscription has yet to begin, so that nothing changes. */
  readonly status: SubscriptionStatus | null;
  /** False once it has ended for good: whoever subscribes then gets a new one. */
  readonly isLive: boolean;
  readonly trialEndsAt: Date | null;
  /** What is known of the payments; null where this says nothing about them. */
  readonly payment: 'failed' | 'settled' | null;
  /** Grows with every change at the provider; by it what comes late is known. */
  readonly version: number;
};

/** Something that happened at the provider. */
export type BillingEvent = {
  readonly eventId: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly customerId: string | null;
  /** Null for events about other things. */
  readonly subscription: BillingSubscription | null;
};

/** A plan to be paid for. */
export type CheckoutOrder = {
  /** The same order twice gets the same page. */
  readonly orderId: string;
  /** The organisation is the provider's customer under its own id. */
  readonly orgId: string;
  readonly companyName: string;
  readonly email: string;
  readonly billingPlanId: string | null;
  readonly couponCodes: readonly string[];
  /** The subscription to be changed; null to begin one. */
  readonly subscriptionId: string | null;
  /** Where the browser goes afterwards. */
  readonly returnUrl: string;
};

/** How a checkout page stands, as the provider itself says. */
export type CheckoutState = {
  readonly customerId: string | null;
  readonly outcome: 'open' | 'succeeded' | 'cancelled';
  readonly subscription: BillingSubscription | null;
};

/** Reads what the provider sends by itself. */
export type BillingEvents = {
  /** Whether the request's `authorization` header is the provider's. */
  isAuthentic(authorization: string | undefined): boolean;
  /** The event; null for a body that is invalid. */
  read(body: unknown): BillingEvent | null;
};

/**
 * What the portal needs of whoever takes the money.
 * Its functions throw AppError BILLING_UNAVAILABLE when the provider does not answer as it should.
 */
export type BillingPort = {
  /** Whether customers pay, and see their invoices, on pages of the provider; otherwise staff confirms plans and sends invoices. */
  readonly hasOwnPages: boolean;
  /**
   * Begins a checkout; null where there isn't one for this plan, so that the plan is to be asked for.
   * @throws AppError PLAN_REFUSED when the provider does not sell it like that, such as with a coupon that has expired
   */
  startCheckout(order: CheckoutOrder): Promise<{ pageId: string; url: string } | null>;
  /** How a checkout page stands; null for one that there is not. */
  readCheckout(pageId: string): Promise<CheckoutState | null>;
  /** Address of the customer's page for cards and invoices; null where there isn't one. */
  openCustomerPage(orgId: string, returnUrl: string): Promise<string | null>;
  /** Null where the provider sends nothing. */
  readonly events: BillingEvents | null;
};
