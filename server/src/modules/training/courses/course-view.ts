import type { Course, LessonBlock } from '@portal/contract/training/course.schemas.ts';
import { parseMarkdown } from '../../../documents/parse-markdown.ts';

const lessonsOfCourse = new WeakMap<Course, ReturnType<typeof readLessons>>();

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

/** A whole course to look through, with every question of its quiz. */
export const wholeCourseView = (course: Course) => ({
  ...courseFactsView(course),
  lessons: lessonsView(course),
  questions: course.quiz.map(({ id, question, right, wrong, explanation }) => ({
    id,
    question,
    right,
    wrong,
    explanation,
  })),
});

/** The lessons as data; each course's texts are read once, because its files do not change while the portal runs. */
export function lessonsView(course: Course) {
  const known = lessonsOfCourse.get(course);
  if (known !== undefined) return known;
  const lessons = readLessons(course);
  lessonsOfCourse.set(course, lessons);
  return lessons;
}

function readLessons({ lessons, pictures }: Course) {
  return lessons.map(({ number, title, blocks }) => ({
    number,
    title,
    blocks: blocks.map((block) => blockView(block, pictures)),
  }));
}

function blockView(block: LessonBlock, pictures: ReadonlyMap<string, string>) {
  switch (block.kind) {
    case 'text':
      return { kind: 'text' as const, text: parseMarkdown(block.markdown) };
    case 'picture':
      return { kind: 'picture' as const, svg: pictures.get(block.file) ?? '', alternative: block.alternative };
    case 'exercise':
      return { kind: 'exercise' as const, exercise: block.exercise };
  }
}
