import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { Story } from '@portal/contract/training/story.schemas.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { COURSES_PER_YEAR } from '@portal/domain/training/training-year.ts';
import { AppError } from '../../../call/app-error.ts';
import type { CoursePlace } from '../openings.store.ts';
import { readCourseCatalogue, readTranslatedCourses } from './course-catalogue.ts';

/** A course as people get it: in their language, or in another where it is not translated. */
export type ShelfCourse = Course & {
  /** Of the course's texts. */
  readonly textLanguage: Language;
  /** Of a course that the provider wrote: which version this is; null for the portal's own. */
  readonly ownVersionId: string | null;
  /** False for a course that was taken back and that somebody has begun or done. */
  readonly isOffered: boolean;
};

const shelves = new Map<Language, readonly ShelfCourse[]>();

/** The portal's own courses of all years and roles, in their order. What is not translated is English. */
export function yearCourses(language: Language = 'en'): readonly ShelfCourse[] {
  const known = shelves.get(language);
  if (known !== undefined) return known;
  const translated = readTranslatedCourses().get(language);
  const shelf = [...readCourseCatalogue().values()].map((course): ShelfCourse => {
    const own = translated?.get(course.id);
    return {
      ...(own ?? course),
      textLanguage: own === undefined ? 'en' : language,
      ownVersionId: null,
      isOffered: true,
    };
  });
  shelves.set(language, shelf);
  return shelf;
}

/** Their places alone. */
export const yearPlaces = (): readonly CoursePlace[] =>
  yearCourses().map(({ id, month, role }) => ({ id, month, role: role ?? null }));

/** How many of them everybody has in the first year. */
export const countFirstYear = (): number =>
  yearPlaces().filter(({ month, role }) => role === null && month <= COURSES_PER_YEAR).length;

/** @throws AppError NOT_FOUND for a course that the portal has not */
export function requireCourse(courseId: string, language: Language = 'en'): ShelfCourse {
  const course = yearCourses(language).find(({ id }) => id === courseId);
  if (course === undefined) throw new AppError('NOT_FOUND');
  return course;
}

/** The story of a course with the language of its texts, which is English where only the story is not translated; null for none. */
export function storyOf(courseId: string, language: Language): (Story & { readonly textLanguage: Language }) | null {
  const translated = readTranslatedCourses().get(language)?.get(courseId)?.story;
  if (translated !== undefined) return { ...translated, textLanguage: language };
  const story = readCourseCatalogue().get(courseId)?.story;
  return story === undefined ? null : { ...story, textLanguage: 'en' };
}
