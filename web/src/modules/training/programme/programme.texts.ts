import { texts } from '@portal/domain/texts/texts.ts';

export const programmeForm = texts('training.programme.programmeForm', {
  oneCourseAMonth: 'One course a month',
  oneCourseEveryTwo: 'One course every two months',
  oneCourseEveryThree: 'One course every three months',
  allCoursesAtOnce: 'All first-year courses at once',
  yourProgramIsSaved: 'Your program was saved.',
  title: 'Your program',
  cancel: 'Cancel',
  save: 'Save',
  firstCourseOn: 'First course on',
  description: 'People who join later begin on their first day.',
  pace: 'Pace',
  everyFewMonths: 'One course every {count, plural, one {# month} other {# months}}',
  daysToCompleteA: 'Days to complete a course',
  aWeekBeforeA: 'A week before a course is due, on the day, and every week after that, until it is done.',
  remindPeopleByEmail: 'Remind people by email',
  twoQuestions: 'Offer two questions a week',
  twoQuestionsHint:
    'Anyone who wants to can turn it on for themselves: two questions every Tuesday from courses they’ve completed.',
  yourOwnWordsIn: 'Your own words in the welcome email (optional)',
  aSentenceFromYou: 'A sentence from you encourages people to open the link. It appears at the top of the email.',
});

export const firmPrograms = texts('training.programme.firmPrograms', {
  whatYouUse: 'What your company uses',
  why: 'Courses will then refer to the correct keys and pages. Skip what you don’t know.',
  mail: 'Email and files',
  computers: 'Computers',
  phones: 'Phones',
  microsoft: 'Microsoft 365',
  google: 'Google Workspace',
  otherMail: 'Something else, or we don’t know yet',
  windows: 'Windows',
  mac: 'Mac',
  iphone: 'iPhone',
  android: 'Android',
  both: 'Both, or we don’t know yet',
});

export const programmeDialog = texts('training.programme.programmeDialog', {
  title: 'Your program',
  loadingYourProgram: 'Loading your program',
});
