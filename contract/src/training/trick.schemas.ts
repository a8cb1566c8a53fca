import { z } from 'zod';

const text = z.string().trim().min(1);
const MAX_WORDS = 60;

/** What criminals do more often now, as `tricks.yaml` holds it. */
export const trick = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  title: text,
  text: text.refine((words) => words.split(/\s+/).length <= MAX_WORDS, `has more than ${MAX_WORDS} words`),
  whatToDo: text,
  /** The public page that it rests on, and the day it was last compared. */
  source: z.strictObject({ name: text, address: z.url({ protocol: /^https$/ }), checked: z.iso.date() }),
});
export type Trick = z.infer<typeof trick>;

/** The tricks of each quarter, such as "2026-Q4". */
export const tricks = z.record(z.string().regex(/^\d{4}-Q[1-4]$/), z.array(trick).min(2).max(3).readonly());
export type Tricks = z.infer<typeof tricks>;
