import { z } from 'zod';

const text = z.string().trim().min(1);
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** One question of a pool. Which option is right is said by the list that holds it; options are shown in drawn order. */
const quizQuestion = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
    lesson: z.int().positive().nullable().default(null),
    question: text,
    right: z.array(text).min(1).max(3).readonly(),
    wrong: z.array(text).min(1).max(3).readonly(),
    explanation: text,
  })
  .refine(({ right, wrong }) => right.length + wrong.length >= 3 && right.length + wrong.length <= 4, {
    error: 'needs three or four options',
  })
  .refine(({ right, wrong }) => isDistinct([...right, ...wrong]), { error: 'has the same option twice' });
export type QuizQuestion = z.infer<typeof quizQuestion>;

/** How many questions the pool of a short course has, and of any other. */
export const POOL_OF = { short: 10, whole: 16 } as const;

/** The pool of a course, as `quiz.yaml` holds it. */
export const quiz = z
  .array(quizQuestion)
  .min(POOL_OF.short)
  .max(POOL_OF.whole)
  .readonly()
  .refine((questions) => isDistinct(questions.map(({ id }) => id)), { error: 'has two questions with the same id' });
