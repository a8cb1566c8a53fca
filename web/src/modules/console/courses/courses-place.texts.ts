import { texts } from '@portal/domain/texts/texts.ts';

/** In the console's navigation. */
export const coursesPlace = texts('console.coursesPlace', { courses: 'Courses' });
