import type { DescriptionFormat, LeftOperationReason } from '@portal/domain/monitoring/description/description.ts';
import { z } from 'zod';

/** A document for programs of which nobody knows what theirs look like. */
export const PLAIN_DOCUMENT = '<zq>text</zq>';

/** An operation that the website's owner described and that only reads, with harmless values. */
export const givenOperationSchema = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  pathPlaces: z.array(z.number().int().nonnegative()).max(50),
  json: z.string().max(10_000).nullable(),
  /** A body written as a form. */
  form: z
    .object({
      encoding: z.enum(['urlencoded', 'multipart']),
      fields: z.array(z.object({ name: z.string().max(200), value: z.string().max(2_000) })).max(60),
    })
    .exactOptional(),
  /** A body that is an XML document. */
  xml: z.string().max(10_000).exactOptional(),
});
export type GivenOperation = z.infer<typeof givenOperationSchema>;
export type GivenForm = NonNullable<GivenOperation['form']>;

/** An operation that is not tried, and why; `path` tells the host where it is another one. */
export type LeftOperation = { readonly method: string; readonly path: string; readonly reason: LeftOperationReason };

/** One request as it is described, before it is judged. */
export type DescribedRequest = {
  readonly method: string;
  readonly url: string;
  readonly pathPlaces: readonly number[];
  readonly json: string | null;
  readonly form?: GivenForm | null;
  readonly xml?: string | null;
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
