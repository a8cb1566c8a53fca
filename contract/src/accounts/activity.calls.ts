import { z } from 'zod';
import { call, withData } from '../call.ts';

/** What was done in the organisation's portal, newest first, and which service sessions are open in it now. */
export const readActivity = call({
  method: 'GET',
  path: '/accounts/activity',
  access: 'member',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      entries: z.array(
        z.object({
          activityId: z.string(),
          at: z.string(),
          /** What was done, e.g. "session.created". */
          action: z.string(),
          /** Whoever did it; null for the portal itself. */
          actor: z.string().nullable(),
          /** Done by the provider's staff in a service session. */
          isByService: z.boolean(),
          /** What it was done to, where that says something to people; empty otherwise. */
          subject: z.string(),
          address: z.string(),
        }),
      ),
      serviceSessions: z.array(
        z.object({
          serviceSessionId: z.string(),
          staffEmail: z.string(),
          reason: z.string(),
          openedAt: z.string(),
          endsAt: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});
