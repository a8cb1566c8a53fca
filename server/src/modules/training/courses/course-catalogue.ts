import { existsSync, readdirSync } from 'node:fs';
import type { Course } from '@portal/contract/training/course.schemas.ts';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { CourseError, readCourse } from '../learning/read-course.ts';
import { differencesOf } from './differences-of-courses.ts';

type Courses = ReadonlyMap<string, Course>;

const contentFolder = (path: string) => new URL(path, import.meta.resolve('@portal/content/package.json'));

/** All courses that the portal is delivered with, by id, in the order of the year; in English. */
export const readCourseCatalogue = shippedContent('courses', () => readCourses(contentFolder('training/')));

/** The courses as far as they are translated, by language; each has the same lessons, exercises and questions as the English one. */
export const readTranslatedCourses = shippedContent(
  'translated-courses',
  (): ReadonlyMap<Language, Courses> =>
    new Map(
      LANGUAGES.filter((language) => language !== 'en').map((language) => [
        language,
        readTranslations(contentFolder(`${language}/training/`), readCourseCatalogue()),
      ]),
    ),
);

/**
 * All courses of a folder by id, in the order of the year.
 * @throws {CourseError} for the first course that cannot be used, or when two take the same month for the same people.
 */
export function readCourses(folder: URL): Courses {
  const courses = courseNames(folder)
    .map((name) => readCourse(folder, name))
    .sort((one, other) => one.month - other.month || (one.role ?? '').localeCompare(other.role ?? ''));
  // Courses of a role stand beside those of the year.
  const clash = courses.find(({ month, role }, index) => {
    const next = courses[index + 1];
    return next?.month === month && next.role === role;
  });
  if (clash !== undefined)
    throw new CourseError(clash.id, [`course.md: another course has the month ${clash.month} too`]);
  return new Map(courses.map((course) => [course.id, course]));
}

/**
 * What a folder has of courses in another language. A picture that is not there, because it has no words, is the English one.
 * @throws {CourseError} for the first course that is not the English one in other words
 */
export function readTranslations(folder: URL, english: Courses): Courses {
  const names = existsSync(folder) ? courseNames(folder) : [];
  return new Map(
    names.map((name) => {
      const original = english.get(name);
      if (original === undefined) throw new CourseError(name, ['there is no English course of this name']);
      const course = readCourse(folder, name, original.pictures);
      const problems = differencesOf(original, course);
      if (problems.length > 0) throw new CourseError(`${folder.pathname}${name}`, problems);
      return [name, course];
    }),
  );
}

/** The folder beside the courses that holds the days at work. */
export const DAYS_FOLDER = 'days';

const courseNames = (folder: URL) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== DAYS_FOLDER)
    .map(({ name }) => name);
