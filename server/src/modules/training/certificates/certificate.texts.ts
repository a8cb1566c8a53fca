import { texts } from '@portal/domain/texts/texts.ts';

/** What is printed on a certificate. */
export const printed = texts('training.certificate', {
  /** The document's title, which programs show. */
  title: 'Certificate: {course}',
  description: '{name} completed {course} on {day}',
  /** In capitals at the top. */
  heading: 'Certificate of completion',
  /** Stands between the person's name and that of the course. */
  passed: 'of {organization} passed the course',
  goals: 'After this course, people can:',
  date: 'Date',
  version: 'Course version',
  answers: 'Correct answers',
  score: '{right, number} of {total, number}',
  number: 'Certificate number',
  /** The address of the page follows. */
  check: 'Issued by {brand}. Verify that this certificate is genuine at',
  fileName: 'Certificate {course}',
});
