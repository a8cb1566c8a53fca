import { readdirSync } from 'node:fs';
import type { Course } from '@portal/contract/training/course.schemas.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { CourseError, readCourse } from '../learning/read-course.ts';

/** All courses that the portal is delivered with, by id, in the order of the year. */
export const readCourseCatalogue = shippedContent('courses', () =>
  readCourses(new URL('training/', import.meta.resolve('@portal/content/package.json'))),
);

/**
 * All courses of a folder by id, in the order of the year.
 * @throws {CourseError} for the first course that cannot be used, or when two take the same month.
 */
export function readCourses(folder: URL): ReadonlyMap<string, Course> {
  const courses = courseNames(folder)
    .map((name) => readCourse(folder, name))
    .sort((one, other) => one.month - other.month);
  const clash = courses.find(({ month }, index) => courses[index + 1]?.month === month);
  if (clash !== undefined)
    throw new CourseError(clash.id, [`course.md: another course has the month ${clash.month} too`]);
  return new Map(courses.map((course) => [course.id, course]));
}

const courseNames = (folder: URL) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
