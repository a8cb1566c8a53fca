import { z } from 'zod';

const guid = z.string().regex(/^[\w-]{1,100}$/);
const score = z.number().min(250).max(900);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);

/**
 * Which company an address belongs to. The public guide names the request and not the form of its answer, so the id is taken from
 * each place where BitSight's other answers have it.
 */
export const fastRating = z
  .union([
    z.object({ guid }),
    z.object({ company_guid: guid }).transform((found) => ({ guid: found.company_guid })),
    z.object({ company: z.object({ guid }) }).transform((found) => found.company),
  ])
  .transform((found) => found.guid);

/** Company details of the ratings interface, version 1; more fields are there, and left alone. */
export const company = z.object({
  ratings: z.array(z.object({ rating_date: day, rating: score })),
  rating_details: z.record(
    z.string(),
    z.object({ name: z.string(), grade: z.string().nullish(), category: z.string().nullish() }),
  ),
  /** A figure for some accounts, and a word such as "below" for others. */
  rating_industry_median: z.union([score, z.unknown().transform(() => null)]).nullish(),
});

export const findingPage = z.object({
  results: z.array(
    z.object({
      risk_vector: z.string(),
      evidence_key: z.string().nullish(),
      severity_category: z.string().nullish(),
      first_seen: day.nullish(),
      last_seen: day.nullish(),
      assets: z.array(z.object({ asset: z.string() })).nullish(),
      details: z.object({ grade: z.string().nullish() }).nullish(),
    }),
  ),
  links: z.object({ next: z.string().nullish() }).nullish(),
});

export type FindingPage = z.output<typeof findingPage>;
export type BitsightFinding = FindingPage['results'][number];
