import type { Course, LessonBlock } from '@portal/contract/training/course.schemas.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { type CourseSlots, fillSlots, slotsIn } from '@portal/domain/training/course-slots.ts';
import { type FirmPrograms, UNKNOWN_PROGRAMS } from '@portal/domain/training/firm-programs.ts';
import { parseMarkdown } from '../../../documents/parse-markdown.ts';
import { slotsFor } from './course-slots.ts';

/** By what of the firm's programs their slots ask for. */
const lessonsOfCourse = new WeakMap<Course, Map<string, ReturnType<typeof readLessons>>>();

/** What a page shows of a course around its lessons. */
export function courseFactsView({
  id,
  name,
  month,
  role,
  version,
  minutes,
  summary,
  goals,
  keyPoints,
  sources,
}: Course) {
  return {
    courseId: id,
    name,
    month,
    role: role ?? null,
    version,
    minutes,
    summary,
    goals,
    keyPoints,
    sources: [...sources],
  };
}

/**
 * A whole course to look through, with every question of its quiz.
 * @param language of the course's texts
 */
export const wholeCourseView = (course: Course, language: Language) => ({
  ...courseFactsView(course),
  lessons: lessonsView(course, language),
  questions: course.quiz.map(({ id, question, right, wrong, explanation }) => ({
    id,
    question,
    right,
    wrong,
    explanation,
  })),
});

/**
 * The lessons as data, with their slots filled; what firms read alike is read once, because a course's files do not change while
 * the portal runs.
 * @param language of the course's texts
 * @param programs of the firm whose people read it; elsewhere each slot says what is true for everyone
 */
export function lessonsView(course: Course, language: Language, programs: FirmPrograms = UNKNOWN_PROGRAMS) {
  const slots = slotsFor(language);
  const known = lessonsOfCourse.get(course) ?? new Map<string, ReturnType<typeof readLessons>>();
  lessonsOfCourse.set(course, known);
  const key = [language, ...programsAskedFor(course, slots).map((by) => programs[by])].join(' ');
  const lessons = known.get(key) ?? readLessons(course, (markdown) => fillSlots(markdown, slots, programs));
  known.set(key, lessons);
  return lessons;
}

function programsAskedFor({ lessons }: Course, slots: CourseSlots): readonly (keyof FirmPrograms)[] {
  const asked = lessons.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? slotsIn(block.markdown).map((name) => slots[name]?.by) : [])),
  );
  return [...new Set(asked)].filter((by) => by !== undefined);
}

function readLessons({ lessons, pictures }: Course, fill: (markdown: string) => string) {
  return lessons.map(({ number, title, blocks }) => ({
    number,
    title,
    blocks: blocks.map((block) => blockView(block, pictures, fill)),
  }));
}

function blockView(block: LessonBlock, pictures: ReadonlyMap<string, string>, fill: (markdown: string) => string) {
  switch (block.kind) {
    case 'text':
      return { kind: 'text' as const, text: parseMarkdown(fill(block.markdown)) };
    case 'picture':
      return { kind: 'picture' as const, svg: pictures.get(block.file) ?? '', alternative: block.alternative };
    case 'exercise':
      return { kind: 'exercise' as const, exercise: block.exercise };
  }
}
