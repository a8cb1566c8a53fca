import type { ErrorTable } from '../errors.ts';

/** Errors of training; texts of spec part 2, section 8 where it has them. */
export const TRAINING_ERRORS = {
  TRAINEE_EMAIL_TAKEN: { status: 409, message: 'Someone on your team already has this email address.' },
  SEATS_EXCEEDED: { status: 409, message: 'Your plan has {seats} seats; {needed} are needed.' },
  TRAINEE_FROM_DIRECTORY: {
    status: 409,
    message: 'Your directory keeps this person up to date. Please change it there.',
  },
  TRAINEE_FILE_REFUSED: { status: 400, message: 'Cannot upload file. {reason}' },
  TRAINEE_FILE_HAS_ERRORS: {
    status: 409,
    message: 'Cannot upload file. Rows with errors: {count}. Fix them, or leave them out.',
  },
  DUE_DATE_INVALID: { status: 400, message: 'Please choose a day within the next two years.' },
  PROGRAMME_DATE_INVALID: { status: 400, message: 'Please choose a day within a year of today.' },
  TRAINING_LINK_INVALID: { status: 404, message: 'This link no longer works. Ask for a new one.' },
  COURSE_NOT_OPEN: { status: 409, message: 'This course is not open yet.' },
  DAY_NOT_OPEN: { status: 409, message: 'This day at work opens later in the year.' },
  QUIZ_NOT_OPEN: { status: 409, message: 'Go through all lessons and exercises first, then take the quiz.' },
  OWN_COURSE_TAKEN: { status: 409, message: 'There is already a course with this ID.' },
  OWN_COURSE_LIMIT: { status: 409, message: 'There can be at most {maximum} courses. Please delete one first.' },
  OWN_COURSE_NEEDS_LANGUAGE: { status: 409, message: 'A course’s first language cannot be removed.' },
  OWN_COURSE_BRAND_UNKNOWN: { status: 400, message: 'This brand no longer exists. Please reload the page.' },
  OWN_COURSE_HAS_PROBLEMS: { status: 409, message: 'Please fix what is wrong in {name} first: {reason}' },
  OWN_COURSE_NEEDS_BRAND: { status: 409, message: 'First choose whose customers get the course.' },
  OWN_COURSE_WAS_PUBLISHED: { status: 409, message: 'This course has been published. You can only withdraw it.' },
  OWN_COURSE_FILE_REFUSED: { status: 400, message: 'Cannot upload file. {reason}' },
  RECORD_STORE_NEEDS_KEY: { status: 400, message: 'Please enter the key and the secret.' },
  RECALL_NOT_OFFERED: { status: 409, message: 'Your company doesn’t offer this at the moment.' },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly training: typeof TRAINING_ERRORS;
  }
}
