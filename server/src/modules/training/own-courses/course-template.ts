import { readFileSync } from 'node:fs';
import type { Language } from '@portal/domain/texts/languages.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import type { PublishedTexts } from '../courses/own-shelf.store.ts';

const TEMPLATE_ID = 'own-course-template';

const folderIn = (language: Language) =>
  new URL(
    language === 'en' ? 'own-course/' : `${language}/own-course/`,
    import.meta.resolve('@portal/content/package.json'),
  );

/** What a new course begins with, by language: a small one that works. */
export const readCourseTemplates = shippedContent(
  'own-course-templates',
  (): ReadonlyMap<Language, PublishedTexts> =>
    new Map(
      LANGUAGES.map((language) => {
        const read = (file: string) => readFileSync(new URL(file, folderIn(language)), 'utf8');
        return [language, { course: read('course.md'), quiz: read('quiz.yaml'), pictures: {} }];
      }),
    ),
);

/** The template for a course with the id. */
export function templateFor(folder: string, language: Language): PublishedTexts {
  const template = readCourseTemplates().get(language);
  if (template === undefined) throw new Error(`There is no template in ${language}`);
  return { ...template, course: template.course.replace(`id: ${TEMPLATE_ID}`, `id: ${folder}`) };
}
