import { texts } from '@portal/domain/texts/texts.ts';

/** Read by the provider's staff. */
export const planRequest = texts('billing.emails.planRequest', {
  subject: '{organization} has requested the {plan} Plan',
  preheader: 'Requested by {email}.',
  whatToDo: 'Agree on the payment with the customer, then confirm the plan.',
  organization: 'Organization',
  plan: 'Plan',
  requestedBy: 'Requested by',
  /** Completes "You received this message because". */
  reason: 'this address receives plan requests for {brand}.',
});
