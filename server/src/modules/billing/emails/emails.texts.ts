import { texts } from '@portal/domain/texts/texts.ts';

/** Read by the provider's staff. */
export const planRequest = texts('billing.emails.planRequest', {
  subject: '{organization} asks for the {plan} plan',
  preheader: 'Requested by {email}.',
  whatToDo: 'Agree on the payment with the customer, then confirm the plan.',
  organization: 'Organization',
  plan: 'Plan',
  requestedBy: 'Requested by',
  /** Completes "You received this message because". */
  reason: 'this address receives the plan requests for {brand}.',
});
