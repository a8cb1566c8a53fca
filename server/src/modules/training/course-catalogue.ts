import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Course } from '@portal/contract/training/course.schemas.ts';
import { CourseError, readCourse } from './read-course.ts';

const catalogues = new Map<string, ReadonlyMap<string, Course>>();

/**
 * All courses by id, in the order of the year, read and validated at the first call.
 * @throws {CourseError} for the first course that cannot be used, or when two take the same month.
 */
export function readCourseCatalogue(folder: URL = trainingFolder()): ReadonlyMap<string, Course> {
  const known = catalogues.get(folder.href);
  if (known !== undefined) return known;
  const courses = courseNames(folder)
    .map((name) => readOnce(folder, name))
    .sort((one, other) => one.month - other.month);
  const clash = courses.find(({ month }, index) => courses[index + 1]?.month === month);
  if (clash !== undefined)
    throw new CourseError(clash.id, [`course.md: another course has the month ${clash.month} too`]);
  const catalogue = new Map(courses.map((course) => [course.id, course]));
  catalogues.set(folder.href, catalogue);
  return catalogue;
}

/** Reads the catalogue before anybody asks for it, a course at a time: reading all at once keeps the first to ask, and everybody else, waiting. */
export async function prepareCourses(): Promise<void> {
  for (const name of courseNames(trainingFolder())) {
    await setImmediate();
    readOnce(trainingFolder(), name);
  }
}

const courses = new Map<string, Course>();

function readOnce(folder: URL, name: string): Course {
  const { href } = new URL(name, folder);
  const course = courses.get(href) ?? readCourse(folder, name);
  courses.set(href, course);
  return course;
}

const courseNames = (folder: URL) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const trainingFolder = () => new URL('training/', import.meta.resolve('@portal/content/package.json'));
