import { z } from 'zod';

/** Probely's answers as far as they are used (its public OpenAPI description, version 1.2.0); what they hold besides is let be. */

/** How many tasks are done, and how many there are: a pair, described as an object with the keys 0 and 1. */
const counts = z
  .union([z.tuple([z.number(), z.number()]), z.object({ '0': z.number(), '1': z.number() })])
  .transform((pair) => ({ done: pair[0], known: pair[1] }));
const stage = z.object({ status: counts.nullish().catch(null) }).nullish();
const count = z.number().int().nonnegative().nullish();

export const target = z.object({ id: z.string().min(1) });

export const scan = z.object({
  id: z.string().min(1),
  status: z.string(),
  started: z.string().nullish(),
  completed: z.string().nullish(),
  highs: count,
  mediums: count,
  lows: count,
  crawler: stage,
  scanner: stage,
});
export type ProbelyScan = z.output<typeof scan>;

const text = z.string().nullish();

export const finding = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  definition: z.object({ name: z.string(), desc: text }),
  severity: z.coerce.number(),
  state: z.string(),
  url: z.string(),
  method: text,
  parameter: text,
  fix: text,
  evidence: text,
  cvss_vector: text,
  requests: z.array(z.object({ request: text, response: text })).nullish(),
});
export type ProbelyFinding = z.output<typeof finding>;

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ page_total: z.number().catch(1), results: z.array(item) });
export const scanPage = page(scan);
export const findingPage = page(finding);
export const schedulePage = page(
  z.object({ id: z.string().min(1), date_time: z.string(), recurrence: z.string().nullish() }),
);
