import { z } from 'zod';
import { call, withData } from '../call.ts';
import { courseView, lessonView } from './course-view.schemas.ts';
import { courseId } from './trainee.schemas.ts';

/** A whole course for admins: the lessons exactly as people see them, and every question of the quiz with its explanation. */
export const readCourse = call({
  access: 'member',
  module: 'training',
  method: 'GET',
  path: '/training/readCourse/{courseId}',
  input: z.object({ courseId }),
  output: withData(
    courseView.extend({
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
    }),
  ),
  errors: [],
});
