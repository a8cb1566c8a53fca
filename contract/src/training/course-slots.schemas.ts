import { z } from 'zod';

const MAX_WORDS = 45;

/** One line of sentences; Markdown’s emphasis is fine, what begins a block or is HTML is not. */
const sentences = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^<\n[\]]+\.”?$/)
  .refine((words) => words.split(/\s+/).length <= MAX_WORDS, `has more than ${MAX_WORDS} words`);

const unknown = sentences;

const courseSlot = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('mail'), microsoft: sentences, google: sentences, unknown }),
  z.strictObject({ by: z.literal('computers'), windows: sentences, mac: sentences, unknown }),
  z.strictObject({ by: z.literal('phones'), iphone: sentences, android: sentences, unknown }),
]);

/** What courses say by what a firm uses, as `programs.yaml` holds it. */
export const courseSlots = z.record(z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), courseSlot);
