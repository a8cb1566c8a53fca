import { linksOf, sourceOf } from '@portal/domain/training/source-of.ts';
import { expect, test } from 'vitest';
import { readCourseCatalogue, readTranslatedCourses } from './courses/course-catalogue.ts';
import { lessonsView } from './courses/course-view.ts';

const COURSES = [['en', readCourseCatalogue()] as const, ...readTranslatedCourses()].flatMap(([language, courses]) =>
  [...courses.values()].map((course) => ({ language, course, id: course.id })),
);

test.each(COURSES)('every link of $id in $language is among its sources, with the day it was checked', (of) => {
  const { course, language } = of;
  const texts = lessonsView(course, language).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])),
  );
  expect(linksOf(texts).filter((link) => sourceOf(link, course.sources) === undefined)).toEqual([]);
});
