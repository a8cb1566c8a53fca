import { z } from 'zod';
import { richText } from '../rich-text/rich-text.schemas.ts';
import { exercise } from './exercise.schemas.ts';
import { storyView } from './story.schemas.ts';
import { courseId, trainingRole } from './trainee.schemas.ts';

/** What a page shows of a course around its lessons. */
export const courseView = z.object({
  courseId,
  name: z.string(),
  month: z.number(),
  /** Who takes it; null for everybody. */
  role: trainingRole.nullable(),
  version: z.number(),
  minutes: z.number(),
  summary: z.string(),
  goals: z.array(z.string()).readonly(),
  keyPoints: z.array(z.string()).readonly(),
  sources: z.array(z.object({ name: z.string(), address: z.string(), checked: z.string() })).readonly(),
  /** Told in pictures before the first lesson; null where the course has none. */
  story: storyView.nullable(),
});

/** A lesson as data: texts are rich text, pictures checked SVG that takes the colour of the text, exercises come with their answers. */
export const lessonView = z.object({
  number: z.number(),
  title: z.string(),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: richText }),
      z.object({ kind: z.literal('picture'), svg: z.string(), alternative: z.string() }),
      z.object({ kind: z.literal('exercise'), exercise }),
    ]),
  ),
});

/** A question as a try shows it. */
export const traineeQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** More than one option is right. */
  several: z.boolean(),
  options: z.array(z.string()).readonly(),
});

/** A question after the answer: the places, from 0, of what is right and of what was chosen. */
export const answeredQuestion = traineeQuestion.extend({
  right: z.array(z.number()).readonly(),
  chosen: z.array(z.number()).readonly(),
  isRight: z.boolean(),
  explanation: z.string(),
});

/** A try after its end. */
export const quizResult = z.object({
  right: z.number(),
  needed: z.number(),
  outOf: z.number(),
  isPassed: z.boolean(),
  questions: z.array(answeredQuestion),
});
