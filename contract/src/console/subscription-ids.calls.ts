import { z } from 'zod';
import { call, done, id, isoDay, line, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { pageOfList } from './console.schemas.ts';

const ownSubscriptionId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{4,100}$/, faults.subscriptionId.text);

/** The subscription ids that were published, newest first. */
export const listSubscriptionIds = call({
  method: 'GET',
  path: '/console/subscriptionIds',
  access: 'staff',
  permission: 'sales.work',
  input: pageOfList,
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      subscriptionIds: z.array(
        z.object({
          subscriptionId: z.string(),
          channelName: z.string(),
          planName: z.string(),
          status: z.enum(['valid', 'expired', 'disabled', 'used up']),
          expiresAt: z.string().nullable(),
          maxUses: z.number().nullable(),
          usedCount: z.number(),
          createdAt: z.string(),
          /** The page where people sign up with it. */
          signUpUrl: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Publishes a subscription id; without one of one's own the portal makes one up. */
export const createSubscriptionId = call({
  method: 'POST',
  path: '/console/createSubscriptionId',
  access: 'staff',
  permission: 'sales.work',
  input: z.object({
    subscriptionId: ownSubscriptionId.optional(),
    channelId: id,
    planId: line(100).min(1, faults.plan.text),
    /** The last day on which it is good, in the brand's time zone. */
    expiresOn: isoDay().nullable().default(null),
    maxUses: z.number().int().min(1).max(100_000).nullable().default(null),
  }),
  output: withData(z.object({ subscriptionId: z.string(), signUpUrl: z.string() })),
  errors: ['SUBSCRIPTION_ID_TAKEN', 'CHANNEL_UNKNOWN', 'PLAN_NOT_IN_CHANNEL', 'DATE_IN_THE_PAST'],
});

/** Ends a subscription id for good; whoever signed up with it keeps the plan. */
export const disableSubscriptionId = call({
  method: 'POST',
  path: '/console/disableSubscriptionId',
  access: 'staff',
  permission: 'sales.work',
  input: z.object({ subscriptionId: ownSubscriptionId }),
  output: done,
  errors: [],
});
