import { readFileSync } from 'node:fs';
import { courseSlots } from '@portal/contract/training/course-slots.schemas.ts';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { type CourseSlots, slotsIn } from '@portal/domain/training/course-slots.ts';
import { parse } from 'yaml';
import { shippedContent } from '../../../system/shipped-content.ts';
import type { CourseProblem } from './course-problems.ts';

const fileOf = (language: Language) =>
  new URL(
    language === 'en' ? 'training/programs.yaml' : `${language}/training/programs.yaml`,
    import.meta.resolve('@portal/content/package.json'),
  );

/** What courses say by what a firm uses, in each language. */
export const readCourseSlots = shippedContent(
  'course-slots',
  (): ReadonlyMap<Language, CourseSlots> =>
    new Map(LANGUAGES.map((language) => [language, courseSlots.parse(parse(readFileSync(fileOf(language), 'utf8')))])),
);

/** The slots that texts in a language are filled with. */
export const slotsFor = (language: Language): CourseSlots => readCourseSlots().get(language) ?? {};

/** What is wrong with the slots in the files of a course: names that there are not, and places where nothing fills them. */
export function slotProblems(files: { readonly course: string | null; readonly quiz: string | null }): CourseProblem[] {
  const known = new Set(Object.keys(slotsFor('en')));
  const problems: CourseProblem[] = [];
  const tell = (file: string, index: number, message: string) =>
    problems.push({ file, line: index + 1, at: '', message });
  let isInFacts = false;
  let isInFence = false;
  for (const [index, line] of linesOf(files.course).entries()) {
    if (line === '---') isInFacts = index === 0;
    if (line.startsWith('```')) isInFence = !isInFence;
    const isText = !(isInFacts || isInFence || line.startsWith('## ') || line.startsWith('!['));
    for (const name of slotsIn(line)) {
      if (!known.has(name))
        tell('course.md', index, `there is no slot [[${name}]]; there are ${[...known].join(', ')}`);
      else if (!isText) tell('course.md', index, `[[${name}]] is filled only in the text of a lesson`);
    }
  }
  for (const [index, line] of linesOf(files.quiz).entries())
    for (const name of slotsIn(line))
      if (known.has(name)) tell('quiz.yaml', index, `[[${name}]] is filled only in the text of a lesson`);
  return problems;
}

const linesOf = (text: string | null) => (text ?? '').split(/\r?\n/);
