import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Course, courseFacts, isShortCourse, type Lesson } from '@portal/contract/training/course.schemas.ts';
import { POOL_OF, type QuizQuestion, quiz } from '@portal/contract/training/quiz.schemas.ts';
import { z } from 'zod';
import { parseYaml, readBody } from '../courses/course-body.ts';
import { readPicture } from '../courses/course-picture.ts';
import { readStory } from '../courses/read-story.ts';

type CourseFacts = z.infer<typeof courseFacts>;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

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
  const problems: string[] = [];
  const at = new URL(`${name}/`, folder);
  const parts = readText(at, name, problems);
  const pool = readQuiz(at, problems);
  const pictures = new Map([...known, ...readPictures(at, problems)]);
  const texts = { story: fileText(new URL('story.yaml', at)), cast: fileText(new URL('cast.yaml', folder)) };
  const story = readStory(texts, parts?.facts != null && isShortCourse(parts.facts), problems);
  if (parts !== null) problems.push(...mismatches(parts, pool, [...pictures.keys()]));
  if (!parts?.facts || pool === null || problems.length > 0) throw new CourseError(name, problems);
  return {
    ...parts.facts,
    lessons: parts.lessons,
    quiz: pool,
    pictures: new Map([...pictures].map(([file, svg]) => [file, svg ?? ''])),
    ...(story === null ? {} : { story }),
  };
}

/** What does not fit between the files of a course. */
function mismatches(
  { facts, lessons }: { readonly facts: CourseFacts | null; readonly lessons: readonly Lesson[] },
  pool: readonly QuizQuestion[] | null,
  files: readonly string[],
): readonly string[] {
  const questions = facts !== null && isShortCourse(facts) ? POOL_OF.short : POOL_OF.whole;
  const used = new Set(
    lessons.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'picture' ? one.file : []))),
  );
  return [
    ...[...used].filter((file) => !files.includes(file)).map((file) => `course.md: there is no pictures/${file}`),
    ...files.filter((file) => !used.has(file)).map((file) => `pictures/${file}: no lesson shows it`),
    ...(facts === null || pool === null || pool.length === questions
      ? []
      : [`quiz.yaml: has ${pool.length} questions, not ${questions}`]),
    ...(pool ?? [])
      .filter(({ lesson }) => lesson !== null && lesson > lessons.length)
      .map(({ id, lesson }) => `quiz.yaml: ${id} belongs to lesson ${lesson}, which there is not`),
  ];
}

function readText(at: URL, name: string, problems: string[]) {
  const own: string[] = [];
  const text = fileText(new URL('course.md', at));
  const [, frontMatter, body] = FRONT_MATTER.exec(text ?? '') ?? [];
  if (frontMatter === undefined || body === undefined) {
    problems.push('course.md: is missing or does not begin with --- lines around its front matter');
    return null;
  }
  const values = parseYaml(frontMatter, 'front matter', own);
  const facts = courseFacts.safeParse(values);
  if (!facts.success && values !== undefined) own.push(`front matter: ${z.prettifyError(facts.error)}`);
  if (facts.success && facts.data.id !== name)
    own.push(`front matter: the id is ${facts.data.id}, not that of the folder`);
  const lessons = readBody(body, facts.success && isShortCourse(facts.data), own);
  problems.push(...own.map((problem) => `course.md: ${problem}`));
  return { facts: facts.success ? facts.data : null, lessons };
}

function readQuiz(at: URL, problems: string[]) {
  const values = parseYaml(fileText(new URL('quiz.yaml', at)) ?? '', 'quiz.yaml', problems);
  const parsed = quiz.safeParse(values);
  if (!parsed.success && values !== undefined) problems.push(`quiz.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.success ? parsed.data : null;
}

/** All pictures of the folder; null for one that may not be shown. */
function readPictures(at: URL, problems: string[]): ReadonlyMap<string, string | null> {
  const folder = new URL('pictures/', at);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : [];
  return new Map(
    files.map((file) => [file, readPicture(file, fileText(new URL(file, folder)) ?? '', problems)] as const),
  );
}

/** The file as text with lines ended by \n, as editors on Windows end them otherwise; null when there isn't one. */
function fileText(file: URL): string | null {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .replaceAll('\r\n', '\n')
        .replace(/^\uFEFF/, '')
    : null;
}
