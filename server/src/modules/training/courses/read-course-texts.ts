import {
  type Course,
  courseFacts,
  isShortCourse,
  type Lesson,
  ownCourseFacts,
} from '@portal/contract/training/course.schemas.ts';
import { POOL_OF, type QuizQuestion, quiz } from '@portal/contract/training/quiz.schemas.ts';
import type { z } from 'zod';
import { readBody } from './course-body.ts';
import { readPicture } from './course-picture.ts';
import { type CourseProblem, readYaml } from './course-problems.ts';
import { readStory } from './read-story.ts';

type CourseFacts = z.infer<typeof courseFacts>;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The files of a course as texts; null for one that is not there. */
export type CourseTexts = {
  readonly course: string | null;
  readonly quiz: string | null;
  /** SVG by file name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The story and who plays in it, of the portal's own courses. */
  readonly story?: string | null;
  readonly cast?: string | null;
};

type Reading = {
  /** The name of the course's folder, which is its id. */
  readonly name: string;
  /** Pictures that are taken where the course has none of that name. */
  readonly known?: Course['pictures'];
  /** Of a course that a provider writes. */
  readonly isOwn?: boolean;
};

/** Reads a course, and tells everything that is wrong with it; null where something is. */
export function readCourseTexts(
  texts: CourseTexts,
  { name, known = new Map(), isOwn = false }: Reading,
): { readonly course: Course | null; readonly problems: readonly CourseProblem[] } {
  const problems: CourseProblem[] = [];
  const parts = readText(plain(texts.course ?? ''), name, isOwn ? ownCourseFacts : courseFacts, problems);
  const place = { file: 'quiz.yaml', at: '', firstLine: 1 };
  const pool = readYaml(quiz, plain(texts.quiz ?? ''), place, problems);
  const pictures = new Map<string, string | null>([...known]);
  for (const [file, svg] of texts.pictures) pictures.set(file, readPicture(file, plain(svg), problems));
  const story = readOwnStory(texts, parts?.facts != null && isShortCourse(parts.facts), problems);
  if (parts !== null) problems.push(...mismatches(parts, pool, [...pictures.keys()]));
  if (!parts?.facts || pool === null || problems.length > 0) return { course: null, problems };
  const shown = new Map([...pictures].map(([file, svg]) => [file, svg ?? '']));
  const course = { ...parts.facts, lessons: parts.lessons, quiz: pool, pictures: shown };
  return { course: { ...course, ...(story === null ? {} : { story }) }, problems };
}

function readOwnStory({ story = null, cast = null }: CourseTexts, isShort: boolean, problems: CourseProblem[]) {
  const told: string[] = [];
  const plainOf = (text: string | null) => (text === null ? null : plain(text));
  const read = readStory({ story: plainOf(story), cast: plainOf(cast) }, isShort, told);
  // What reads stories names the file first.
  for (const problem of told) {
    const [file = '', ...words] = problem.split(': ');
    problems.push({ file, line: null, at: '', message: words.join(': ') });
  }
  return read;
}

/** Lines ended by \n, as editors on Windows end them otherwise. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');

/** What does not fit between the files of a course. */
function mismatches(
  { facts, lessons }: { readonly facts: CourseFacts | null; readonly lessons: readonly Lesson[] },
  pool: readonly QuizQuestion[] | null,
  files: readonly string[],
): readonly CourseProblem[] {
  const questions = facts !== null && isShortCourse(facts) ? POOL_OF.short : POOL_OF.whole;
  const used = new Set(
    lessons.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'picture' ? one.file : []))),
  );
  const of = (file: string, message: string): CourseProblem => ({ file, line: null, at: '', message });
  return [
    ...[...used].filter((file) => !files.includes(file)).map((file) => of('course.md', `there is no pictures/${file}`)),
    ...files.filter((file) => !used.has(file)).map((file) => of(`pictures/${file}`, 'no lesson shows it')),
    ...(facts === null || pool === null || pool.length === questions
      ? []
      : [of('quiz.yaml', `has ${pool.length} questions, not ${questions}`)]),
    ...(pool ?? [])
      .filter(({ lesson }) => lesson !== null && lesson > lessons.length)
      .map(({ id, lesson }) => of('quiz.yaml', `${id} belongs to lesson ${lesson}, which there is not`)),
  ];
}

function readText(text: string, name: string, schema: typeof courseFacts, problems: CourseProblem[]) {
  const file = 'course.md';
  const [, frontMatter, body] = FRONT_MATTER.exec(text) ?? [];
  if (frontMatter === undefined || body === undefined) {
    const message = 'is missing or does not begin with --- lines around its front matter';
    problems.push({ file, line: 1, at: '', message });
    return null;
  }
  const facts = readYaml(schema, frontMatter, { file, at: 'front matter', firstLine: 2 }, problems);
  if (facts !== null && facts.id !== name)
    problems.push({ file, line: 2, at: 'front matter', message: `the id is ${facts.id}, not that of the folder` });
  const firstLine = frontMatter.split('\n').length + 3;
  return { facts, lessons: readBody(body, firstLine, facts === null ? null : isShortCourse(facts), problems) };
}
