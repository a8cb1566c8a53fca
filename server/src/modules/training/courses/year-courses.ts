import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { YearCourse } from '../assignments.store.ts';
import { readCourseCatalogue, readTranslatedCourses } from './course-catalogue.ts';

/** The courses of the year, in its order. What is not translated is English. */
export const yearCourses = (language: Language = 'en'): readonly Course[] =>
  [...readCourseCatalogue().values()].map((course) => inLanguage(course, language));

/** Their places in the year alone. */
export const yearPlaces = (): readonly YearCourse[] => yearCourses().map(({ id, month }) => ({ id, month }));

/** @throws AppError NOT_FOUND for a course that there is not */
export function requireCourse(courseId: string, language: Language = 'en'): Course {
  const course = readCourseCatalogue().get(courseId);
  if (course === undefined) throw new AppError('NOT_FOUND');
  return inLanguage(course, language);
}

/** In which language a course's texts are: the one that is asked for, or English where it is not translated. */
export const textLanguage = (courseId: string, language: Language): Language =>
  language === 'en' || readTranslatedCourses().get(language)?.has(courseId) !== true ? 'en' : language;

const inLanguage = (course: Course, language: Language): Course =>
  language === 'en' ? course : (readTranslatedCourses().get(language)?.get(course.id) ?? course);
