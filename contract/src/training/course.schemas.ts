import { TRAINING_ROLES } from '@portal/domain/training/training-roles.ts';
import { z } from 'zod';
import type { Exercise } from './exercise.schemas.ts';
import type { QuizQuestion } from './quiz.schemas.ts';
import type { Story } from './story.schemas.ts';

const text = z.string().trim().min(1);

/** A course of fewer minutes is a short one, with fewer lessons and questions. */
const LEAST_MINUTES = 8;

/** Whether a course is one of a few minutes: what is new, or what a role needs. */
export const isShortCourse = ({ minutes }: { readonly minutes: number }): boolean => minutes < LEAST_MINUTES;

/** The front matter of `course.md`, as a provider writes it for a course of its own: a short one may stand in any month. */
export const ownCourseFacts = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
    name: text,
    /** Place in the two years of the programme; the first year has 1 to 12. */
    month: z.int().min(1).max(24),
    /** Only people with this role take it, beside the courses of the year. */
    role: z.enum(TRAINING_ROLES).exactOptional(),
    version: z.int().positive(),
    minutes: z.int().min(3).max(12),
    summary: text,
    goals: z.array(text).min(3).max(4).readonly(),
    keyPoints: z.array(text).min(3).max(7).readonly(),
    /** Public facts that the texts rest on, and the day they were last compared. */
    sources: z
      .array(z.strictObject({ name: text, address: z.url({ protocol: /^https$/ }), checked: z.iso.date() }))
      .min(1)
      .readonly(),
  })
  .refine((facts) => (isShortCourse(facts) ? facts.keyPoints.length <= 5 : facts.keyPoints.length >= 5), {
    path: ['keyPoints'],
    error: 'a short course has 3 to 5, any other 5 to 7',
  });

/** The same of a course that the portal is delivered with. */
export const courseFacts = ownCourseFacts.refine(
  (facts) => facts.month > 12 || facts.role !== undefined || !isShortCourse(facts),
  { path: ['minutes'], error: 'a course of the first year takes 8 minutes or more' },
);

/** One piece of a lesson, in the order of the page. `markdown` holds paragraphs, lists, quotes, emphasis and links, never HTML. */
export type LessonBlock =
  | { readonly kind: 'text'; readonly markdown: string }
  | { readonly kind: 'picture'; readonly file: string; readonly alternative: string }
  | { readonly kind: 'exercise'; readonly exercise: Exercise };

export interface Lesson {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly LessonBlock[];
}

/** A whole course as it is read from its folder. The quiz holds its answers: what a trainee gets of it is `traineeQuestion`. */
export interface Course extends z.infer<typeof courseFacts> {
  readonly lessons: readonly Lesson[];
  readonly quiz: readonly QuizQuestion[];
  /** Checked SVG by file name, to be placed inside the page, where it takes the colour of the text. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Told before the first lesson; not every course has one. */
  readonly story?: Story;
}
