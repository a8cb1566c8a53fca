import { z } from 'zod';
import { call, done, id, line, lines, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { channelView, pageOfList, picture, version } from './console.schemas.ts';

const planId = line(100).min(1);

const channel = z.object({
  name: line(100).min(1, faults.name.text),
  brandId: line(100).min(1, faults.brand.text),
  isTrialDisabled: z.boolean().default(false),
  channelDiscountTitle: line(100).default(''),
  channelDiscountDescription: lines(500).default(''),
  marketingLogoPrimary: picture.default(null),
  marketingLogoSecondary: picture.default(null),
  eligiblePlanIds: z.array(planId).min(1, faults.somePlan.text).max(50).nullable().default(null),
});

/** The channels that bring customers, in the order of their names. */
export const listChannels = call({
  method: 'GET',
  path: '/console/channels',
  access: 'staff',
  permission: 'offer.see',
  customers: 'none',
  input: pageOfList,
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      channels: z.array(
        channelView.extend({
          brandName: z.string(),
          subscriptionIds: z.number(),
          organisations: z.number(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** What the console's forms let one choose from. */
export const listOfferChoices = call({
  method: 'GET',
  path: '/console/offerChoices',
  access: 'staff',
  permission: 'offer.see',
  customers: 'none',
  input: noInput,
  output: withData(
    z.object({
      plans: z.array(z.object({ planId: z.string(), planName: z.string() })),
      brands: z.array(z.object({ brandId: z.string(), brandName: z.string() })),
      channels: z.array(channelView),
      /** Those that are valid now, newest first. */
      subscriptionIds: z.array(z.object({ subscriptionId: z.string(), channelName: z.string(), planName: z.string() })),
    }),
  ),
  errors: [],
});

export const createChannel = call({
  method: 'POST',
  path: '/console/createChannel',
  access: 'staff',
  permission: 'offer.change',
  input: channel,
  maxBodyKilobytes: 600,
  output: withData(z.object({ channelId: z.string() })),
  errors: [
    'CHANNEL_NAME_TAKEN',
    'PLAN_UNKNOWN',
    'BRAND_UNKNOWN',
    'PICTURE_REFUSED',
    'PICTURE_TOO_LARGE',
    'READERS_BUSY',
  ],
});

/** Changes a channel that nobody else has changed since it was read; its customers see the change at once. */
export const editChannel = call({
  method: 'POST',
  path: '/console/editChannel',
  access: 'staff',
  permission: 'offer.change',
  input: channel.extend({ channelId: id, version }),
  maxBodyKilobytes: 600,
  output: done,
  errors: [
    'CHANGED_ELSEWHERE',
    'CHANNEL_NAME_TAKEN',
    'PLAN_UNKNOWN',
    'BRAND_UNKNOWN',
    'PICTURE_REFUSED',
    'PICTURE_TOO_LARGE',
    'READERS_BUSY',
  ],
});

/** Deletes a channel that brought nobody and has no subscription id. */
export const deleteChannel = call({
  method: 'POST',
  path: '/console/deleteChannel',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ channelId: id }),
  output: done,
  errors: ['CHANNEL_IN_USE'],
});
