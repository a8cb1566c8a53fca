import { z } from 'zod';
import { call, namedFile, withData } from '../call.ts';
import { readingLanguage } from '../reading-language.ts';
import { PACKAGE_FORMATS } from './course-package.schemas.ts';
import { wholeCourse } from './own-courses.schemas.ts';
import { courseId } from './trainee.schemas.ts';

/** A whole course for admins: the lessons exactly as people see them, and every question of the quiz with its explanation. */
export const readCourse = call({
  access: 'member',
  module: 'training',
  method: 'GET',
  path: '/training/readCourse/{courseId}',
  input: z.object({ courseId }),
  output: withData(wholeCourse),
  errors: [],
});

/** A course to be played in another learning system, as a ZIP file with a player, its texts and the quiz with its answers. */
export const exportCourse = call({
  access: 'member',
  module: 'training',
  method: 'GET',
  path: '/training/exportCourse',
  input: z.object({ courseId, format: z.enum(PACKAGE_FORMATS), language: readingLanguage }),
  output: namedFile,
  errors: [],
  file: 'application/zip',
  isDownload: true,
  perMinute: 30,
});
