import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { Story } from '@portal/contract/training/story.schemas.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { COURSES_PER_YEAR } from '@portal/domain/training/training-year.ts';
import { AppError } from '../../../call/app-error.ts';
import type { CoursePlace } from '../openings.store.ts';
import { readCourseCatalogue, readTranslatedCourses } from './course-catalogue.ts';

/** The courses of all years and roles, in their order. What is not translated is English. */
export const yearCourses = (language: Language = 'en'): readonly Course[] =>
  [...readCourseCatalogue().values()].map((course) => inLanguage(course, language));

/** Their places alone. */
export const yearPlaces = (): readonly CoursePlace[] =>
  yearCourses().map(({ id, month, role }) => ({ id, month, role: role ?? null }));

/** How many courses everybody has in the first year. */
export const countFirstYear = (): number =>
  yearPlaces().filter(({ month, role }) => role === null && month <= COURSES_PER_YEAR).length;

/** @throws AppError NOT_FOUND for a course that there is not */
export function requireCourse(courseId: string, language: Language = 'en'): Course {
  const course = readCourseCatalogue().get(courseId);
  if (course === undefined) throw new AppError('NOT_FOUND');
  return inLanguage(course, language);
}

/** In which language a course's texts are: the one that is asked for, or English where it is not translated. */
export const textLanguage = (courseId: string, language: Language): Language =>
  language === 'en' || readTranslatedCourses().get(language)?.has(courseId) !== true ? 'en' : language;

/** The story of a course with the language of its texts, which is English where only the story is not translated; null for none. */
export function storyOf(courseId: string, language: Language): (Story & { readonly textLanguage: Language }) | null {
  const translated = readTranslatedCourses().get(language)?.get(courseId)?.story;
  if (translated !== undefined) return { ...translated, textLanguage: language };
  const story = readCourseCatalogue().get(courseId)?.story;
  return story === undefined ? null : { ...story, textLanguage: 'en' };
}

const inLanguage = (course: Course, language: Language): Course =>
  language === 'en' ? course : (readTranslatedCourses().get(language)?.get(course.id) ?? course);
