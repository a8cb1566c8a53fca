import { z } from 'zod';
import { call, done, id, noInput, withData } from '../call.ts';

/** Whether staff needs a yes before each visit, and the requests that wait for one. */
export const readVisitRequests = call({
  method: 'GET',
  path: '/accounts/visitRequests',
  access: 'member',
  input: noInput,
  output: withData(
    z.object({
      needsApproval: z.boolean(),
      requests: z.array(
        z.object({
          visitRequestId: z.string(),
          staffEmail: z.string(),
          reason: z.string(),
          askedAt: z.string(),
          /** It can be answered until then. */
          endsAt: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Says yes or no to a request. A yes is good for 24 hours and one visit of whoever asked; only the first answer counts. */
export const answerVisitRequest = call({
  method: 'POST',
  path: '/accounts/visitRequests/answer',
  access: 'member',
  closedToService: true,
  input: z.object({ visitRequestId: id, isApproved: z.boolean() }),
  output: done,
  errors: ['VISIT_REQUEST_ANSWERED', 'VISIT_REQUEST_ENDED'],
});

/** Decides whether visits need a yes. Requests and approvals of before end; visits that are under way do not. */
export const setVisitApproval = call({
  method: 'POST',
  path: '/accounts/visitRequests/needed',
  access: 'member',
  closedToService: true,
  freshProof: true,
  input: z.object({ needsApproval: z.boolean() }),
  output: withData(z.object({ runningVisits: z.number() })),
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});
