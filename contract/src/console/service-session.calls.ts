import { z } from 'zod';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

const reason = line(300).min(3, faults.whyForCustomer.text);

/** What a member of staff has asked a customer: it waits, was answered, has opened its visit, or is over because time passed. */
const visitRequest = z
  .object({
    state: z.enum(['waiting', 'approved', 'declined', 'used', 'ended']),
    reason: z.string(),
    askedAt: z.string(),
    /** Until when it can be answered, or until when its approval is good. */
    endsAt: z.string(),
  })
  .nullable();

/** Whether the customer wants to be asked before a visit, and what the caller has asked it last. */
export const readVisitAccess = call({
  method: 'GET',
  path: '/console/visitAccess',
  access: 'staff',
  permission: 'customers.visit',
  customers: 'named',
  input: z.object({ orgId: id }),
  output: withData(z.object({ needsApproval: z.boolean(), request: visitRequest })),
  errors: [],
});

/** Asks a customer for a visit; null where it need not be asked. While a request waits or is approved, no second one is made. */
export const requestVisit = call({
  method: 'POST',
  path: '/console/visitRequest',
  access: 'staff',
  permission: 'customers.visit',
  customers: 'named',
  freshProof: true,
  input: z.object({ orgId: id, reason }),
  output: withData(visitRequest),
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});

/**
 * Lets staff work in a customer's portal for an hour at most (spec part 1, section 6). The session gets a new id, and the
 * customer sees who came, when and why. Where the customer wants to be asked, its yes is used up by this, and its reason is the
 * one that was approved.
 */
export const openServiceSession = call({
  method: 'POST',
  path: '/console/serviceSession',
  access: 'staff',
  permission: 'customers.visit',
  customers: 'named',
  freshProof: true,
  input: z.object({ orgId: id, reason }),
  output: z.object({ success: z.literal(true), endsAt: z.string() }),
  errors: ['FRESH_SIGN_IN_NEEDED', 'VISIT_NEEDS_APPROVAL'],
  perMinute: 20,
});

/** Ends the caller's own service session; staff is back in the console. */
export const leaveServiceSession = call({
  method: 'POST',
  path: '/accounts/serviceSession/leave',
  access: 'session',
  input: noInput,
  output: done,
  errors: [],
});

/** A customer ends the service session that somebody of the provider's staff has open in the customer's portal. */
export const endServiceSession = call({
  method: 'POST',
  path: '/accounts/serviceSession/end',
  access: 'member',
  closedToService: true,
  input: z.object({ serviceSessionId: id }),
  output: done,
  errors: [],
});
