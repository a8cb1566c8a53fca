import { z } from 'zod';
import { lines } from '../call.ts';
import { readingLanguage } from '../reading-language.ts';
import { courseView, lessonView } from './course-view.schemas.ts';

/** The largest that the portal was delivered with has 30 KB. */
export const MAX_COURSE_TEXT = 90_000;
export const MAX_QUIZ_TEXT = 60_000;

/** The id in a course's files, and the name of its folder; the portal's own id is longer, see `courseId`. */
export const courseFolder = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(60);

/** The files of a course as somebody types them. */
export const courseTexts = { course: lines(MAX_COURSE_TEXT), quiz: lines(MAX_QUIZ_TEXT) };

/** Something wrong with a course, and where. */
export const courseProblem = z.object({
  /** Within the course's folder, such as "course.md". */
  file: z.string(),
  /** From 1; null where it is about the whole file. */
  line: z.number().nullable(),
  /** The part of the file and the path of the value in it; empty for the whole. */
  at: z.string(),
  message: z.string(),
});

/** A whole course: the lessons exactly as people see them, and every question of the quiz with its explanation. */
export const wholeCourse = courseView.extend({
  lessons: z.array(lessonView),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      right: z.array(z.string()).readonly(),
      wrong: z.array(z.string()).readonly(),
      explanation: z.string(),
    }),
  ),
});

/** How a provider's course stands: nobody has it yet, customers have it, or nobody begins it any more. */
export const OWN_COURSE_STATES = ['draft', 'published', 'taken-back'] as const;

export const ownCourseFacts = {
  courseId: z.string(),
  folder: z.string(),
  /** As the draft in the first language says; the folder's where it says none. */
  name: z.string(),
  state: z.enum(OWN_COURSE_STATES),
  /** The latest that was published; null before the first. */
  version: z.number().nullable(),
  /** Whether the draft differs from that. */
  isChanged: z.boolean(),
  baseLanguage: readingLanguage,
  languages: z.array(readingLanguage),
  brands: z.array(z.string()),
  revision: z.number(),
  changedAt: z.string(),
  changedBy: z.string(),
};
