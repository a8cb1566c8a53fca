import type { DescriptionFormat, LeftOperationReason } from '@portal/domain/monitoring/description/description.ts';
import { z } from 'zod';

/** An operation that the website's owner described and that only reads, with harmless values. */
export const givenOperationSchema = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  pathPlaces: z.array(z.number().int().nonnegative()).max(50),
  json: z.string().max(10_000).nullable(),
});
export type GivenOperation = z.infer<typeof givenOperationSchema>;

/** An operation that is not tried, and why; `path` tells the host where it is another one. */
export type LeftOperation = { readonly method: string; readonly path: string; readonly reason: LeftOperationReason };

/** One request as it is described, before it is judged. */
export type DescribedRequest = {
  readonly method: string;
  readonly url: string;
  readonly pathPlaces: readonly number[];
  readonly json: string | null;
  /** It has a body that is no JSON. */
  readonly hasOtherBody: boolean;
  /** What it is called. */
  readonly name: string;
};

export type ReadGiven =
  | {
      readonly format: DescriptionFormat;
      readonly operations: readonly GivenOperation[];
      readonly left: readonly LeftOperation[];
    }
  | { readonly problem: 'UNREADABLE' | 'UNKNOWN' | 'EMPTY'; readonly line: number };
