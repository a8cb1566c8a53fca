import { fileReader } from '../../../file-readers/file-reader.ts';
import { folderRefused } from './folder-refused.ts';
import type { readCourseFolder } from './read-course-folder.ts';

/** Reads a course's folder in a thread of its own. */
export const COURSE_FOLDER = fileReader<typeof readCourseFolder>(
  new URL('./read-course-folder.ts', import.meta.url),
  'readCourseFolder',
  folderRefused,
);
