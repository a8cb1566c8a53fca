import { z } from 'zod';

/** A firm as it is seen from outside: sound but for what is told. */
export const judgedState = z.strictObject({
  name: z.string().min(1),
  /** Such as "port-remote-control@www.example.com", or with a grade "port-management:WARN@www.example.com". */
  findings: z.array(z.string()).default([]),
  /** Vectors that could not be measured. */
  notMeasured: z.array(z.string()).default([]),
  /** Further hosts without a fault. */
  soundHosts: z.int().min(0).max(500).default(0),
});

/** A firm by what it answered in the assessment. */
export const judgedFirm = z.strictObject({
  name: z.string().min(1),
  people: z.int().min(1).max(10_000).default(10),
  /** Hours that it has in 90 days. */
  hours: z.number().min(0).max(2_000).optional(),
  /** A level from 0 to 5 by the id of an element; what is not named was not answered. */
  answers: z.record(z.string(), z.union([z.int().min(0).max(5), z.enum(['does-not-apply', 'dont-know'])])),
});

/** What `npm run judge -- --json FILE` reads. */
export const judgedFile = z.strictObject({
  states: z.array(judgedState).default([]),
  firms: z.array(judgedFirm).default([]),
});

export type JudgedState = z.output<typeof judgedState>;
export type JudgedFirm = z.output<typeof judgedFirm>;
