import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Course } from '@portal/contract/training/course.schemas.ts';
import { tellProblem } from '../courses/course-problems.ts';
import { readCourseTexts } from '../courses/read-course-texts.ts';

/** A course that cannot be used: its folder, the file, and everything wrong, for the person who edits it. */
export class CourseError extends Error {
  readonly problems: readonly string[];
  constructor(course: string, problems: readonly string[]) {
    super(`The course ${course} cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'CourseError';
    this.problems = problems;
  }
}

/**
 * Reads the course in the folder `name` of `folder`.
 * @param known pictures that are taken where the folder has none of that name
 * @throws {CourseError} with everything wrong with it, each problem with its file.
 */
export function readCourse(folder: URL, name: string, known: Course['pictures'] = new Map()): Course {
  const at = new URL(`${name}/`, folder);
  const texts = {
    course: fileText(new URL('course.md', at)),
    quiz: fileText(new URL('quiz.yaml', at)),
    pictures: readPictures(new URL('pictures/', at)),
    story: fileText(new URL('story.yaml', at)),
    cast: fileText(new URL('cast.yaml', folder)),
  };
  const { course, problems } = readCourseTexts(texts, { name, known });
  if (course === null) throw new CourseError(name, problems.map(tellProblem));
  return course;
}

function readPictures(folder: URL): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : [];
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

const fileText = (file: URL): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
