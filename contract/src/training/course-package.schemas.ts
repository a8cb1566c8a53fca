import { z } from 'zod';
import { readingLanguage } from '../reading-language.ts';
import { courseView, lessonView } from './course-view.schemas.ts';

/** What learning systems take courses as. */
export const PACKAGE_FORMATS = ['scorm12', 'cmi5'] as const;

/** A course as its package holds it (`course.json`), with the answers of the quiz: the player draws and scores it there. */
export const packagedCourse = courseView.extend({
  /** Of the page around the texts. */
  language: readingLanguage,
  /** Of the course's own texts: English where it is not translated. */
  textLanguage: readingLanguage,
  lessons: z.array(lessonView),
  pool: z
    .array(
      z.object({
        id: z.string(),
        lesson: z.number().nullable(),
        question: z.string(),
        right: z.array(z.string()).readonly(),
        wrong: z.array(z.string()).readonly(),
        explanation: z.string(),
      }),
    )
    .readonly(),
});

export type PackagedCourse = z.infer<typeof packagedCourse>;
