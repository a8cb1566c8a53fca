import { z } from 'zod';
import { line } from '../call.ts';

/** A page of a list, from 1, and a part of what is looked for. */
export const pageOfList = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  search: line(200).default(''),
});

/** Which state of a thing somebody began with; it counts up with every change. */
export const version = z.number().int().min(0);

export const channelView = z.object({
  channelId: z.string(),
  name: z.string(),
  brandId: z.string(),
  isTrialDisabled: z.boolean(),
  channelDiscountTitle: z.string().nullable(),
  channelDiscountDescription: z.string().nullable(),
  /** Addresses of pictures beside the provider's own logo. */
  marketingLogoPrimary: z.string().nullable(),
  marketingLogoSecondary: z.string().nullable(),
  /** Null for every plan that customers see. */
  eligiblePlanIds: z.array(z.string()).nullable(),
  version: z.number(),
});

/** Base64 makes 200 KB a third longer. */
const LONGEST_DATA_URL = 280_000;

/** A picture as a form holds it: the address of one that the portal has, a data URL of a new one, or null for none. */
export const picture = z.string().max(LONGEST_DATA_URL, 'Please choose a picture of at most 200 KB.').nullable();
