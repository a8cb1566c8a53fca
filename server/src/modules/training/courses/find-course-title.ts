import { readCourseCatalogue } from './course-catalogue.ts';

/** What a course is called; null for none. */
export const findCourseTitle = (courseId: string): string | null => readCourseCatalogue().get(courseId)?.name ?? null;
