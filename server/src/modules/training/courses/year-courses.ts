import type { Course } from '@portal/contract/training/course.schemas.ts';
import { AppError } from '../../../call/app-error.ts';
import type { YearCourse } from '../assignments.store.ts';
import { readCourseCatalogue } from './course-catalogue.ts';

/** The courses of the year, in its order. */
export const yearCourses = (): readonly Course[] => [...readCourseCatalogue().values()];

/** Their places in the year alone. */
export const yearPlaces = (): readonly YearCourse[] => yearCourses().map(({ id, month }) => ({ id, month }));

/** @throws AppError NOT_FOUND for a course that there is not */
export function requireCourse(courseId: string): Course {
  const course = readCourseCatalogue().get(courseId);
  if (course === undefined) throw new AppError('NOT_FOUND');
  return course;
}
