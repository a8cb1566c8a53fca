import { z } from 'zod';
import { call, done, linkToken, withData } from '../call.ts';
import { readingLanguage } from '../reading-language.ts';
import { answeredQuestion, traineeQuestion } from './course-view.schemas.ts';
import { courseId } from './trainee.schemas.ts';

/** A whole firm may sit behind one address. */
const OF_A_FIRM = 600;
/** Calls of people without an account: their personal link says who they are. */
const ofPerson = { access: 'public', method: 'POST', perMinute: OF_A_FIRM } as const;
const questionId = z.string().max(100);

/** What became of a question in this week, and the Tuesday of the week in which it comes again. */
const answered = z.object({ isRight: z.boolean(), comesAgainOn: z.string() });

/** The two questions of a person's week; none where they or their firm do not want any, or before their first course is done. */
export const recall = call({
  ...ofPerson,
  path: '/training/recall',
  input: z.object({ token: linkToken }),
  output: withData(
    z.object({
      /** Whether the firm offers it. */
      isOffered: z.boolean(),
      /** Whether the person wants it. */
      wants: z.boolean(),
      questions: z.array(
        z.object({
          courseId,
          courseName: z.string(),
          /** Of the question: English where its course is not translated. */
          textLanguage: readingLanguage,
          question: traineeQuestion,
          /** Null until it is answered. */
          answered: answered.nullable(),
        }),
      ),
    }),
  ),
  errors: ['TRAINING_LINK_INVALID'],
});

/** Answers a question of the week; answering it again tells how that would have been, and changes nothing. */
export const recallAnswer = call({
  ...ofPerson,
  path: '/training/recallAnswer',
  input: z.object({
    token: linkToken,
    courseId,
    questionId,
    /** The chosen places, from 0. */
    answers: z.array(z.int().min(0).max(9)).max(10),
  }),
  output: withData(z.object({ question: answeredQuestion, comesAgainOn: z.string() })),
  errors: ['TRAINING_LINK_INVALID'],
});

/** Turns the two questions a week on or off, for the person alone. */
export const recallWish = call({
  ...ofPerson,
  path: '/training/recallWish',
  input: z.object({ token: linkToken, wants: z.boolean() }),
  output: done,
  errors: ['TRAINING_LINK_INVALID', 'RECALL_NOT_OFFERED'],
});
