import { z } from 'zod';
import { line } from '../call.ts';

/** A page of a list, from 1, and a part of what is looked for. */
export const pageOfList = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  search: line(200).default(''),
});

export const channelView = z.object({
  channelId: z.string(),
  name: z.string(),
  brandId: z.string(),
  isTrialDisabled: z.boolean(),
  channelDiscountTitle: z.string().nullable(),
  channelDiscountDescription: z.string().nullable(),
  /** Null for every plan that customers see. */
  eligiblePlanIds: z.array(z.string()).nullable(),
});
