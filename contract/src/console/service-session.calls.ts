import { z } from 'zod';
import { call, done, id, line, noInput } from '../call.ts';

/**
 * Lets staff work in a customer's portal for an hour at most (spec part 1, section 6). The session gets a new id, and the
 * customer sees who came, when and why.
 */
export const openServiceSession = call({
  method: 'POST',
  path: '/console/serviceSession',
  access: 'staff',
  freshProof: true,
  input: z.object({ orgId: id, reason: line(300).min(3, 'Please say why, so that the customer understands it.') }),
  output: z.object({ success: z.literal(true), endsAt: z.string() }),
  errors: ['FRESH_SIGN_IN_NEEDED'],
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
