import { z } from 'zod';

const words = z.string().trim().min(1);
/** What a language says of a field: only what is words in the English one. */
const fieldWords = z.strictObject({
  label: words,
  help: words,
  role: words.optional(),
  default: z.union([words, z.array(words)]).optional(),
  /** Labels of what may be chosen, by id; and how it reads inside a sentence, where that is not its label. */
  options: z.record(z.string(), words).optional(),
  words: z.record(z.string(), words).optional(),
  unit: z.strictObject({ one: words, many: words }).optional(),
});
export type FieldWords = z.output<typeof fieldWords>;

const fields = z
  .record(z.string(), fieldWords)
  .nullish()
  .transform((found) => found ?? {});

/** The head of a policy of `content/LANGUAGE/policies`. */
export const policyWords = z.strictObject({
  name: words,
  purpose: words,
  audience: words,
  fields,
  /** What each row of who does what says, in the order of the English one. */
  roles: z.array(words),
  clauses: z.record(z.string(), z.strictObject({ every: words, record: words })),
  /** In the order of the English ones, options too; which one is right stands there. */
  questions: z.array(z.strictObject({ ask: words, options: z.array(words), why: words })),
  lawyer: words.optional(),
});
export type PolicyWords = z.output<typeof policyWords>;

const said = z.strictObject({ say: words, instead: words });

export const interviewWords = z.strictObject({
  topics: z.record(z.string(), words),
  fields,
  unanswered: said.optional(),
});

/** By the ids of rules. */
export const ruleWords = z.record(z.string(), said);

/** By the ids of terms. */
export const termWords = z.record(
  z.string(),
  z.strictObject({ name: words, says: words, search: z.array(words).min(1) }),
);

/** By the ids of topics and questions. */
export const questionnaireWords = z.strictObject({
  topics: z.record(z.string(), words),
  questions: z.record(z.string(), words),
});
