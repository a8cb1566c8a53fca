import { texts } from '@portal/domain/texts/texts.ts';

export const coursePart = texts('training.courses.coursePart', {
  afterwardPeopleCan: 'Afterward, people can',
  keyPoints: 'Key points',
  sources: 'Sources',
  loadingStory: 'Loading the story',
  quiz: 'Quiz',
  eachTryAsks:
    'Each attempt includes {asked, number} of these questions in a different order; {needed, number} correct answers are needed to pass. People can try as often as they like.',
  /** "unseen" is only read out: a check mark is what people see. */
});

export const coursePage = texts('training.courses.coursePage', {
  title: 'This course does not exist',
  showAllCourses: 'Show all courses',
  theAddressMayBe: 'The address may be out of date.',
  what: 'The course',
  loadingTheCourse: 'Loading the course',
  aboutThisCourse: 'About this course',
  story: 'The story: {title}',
  quiz: 'Quiz ({count, plural, one {# question} other {# questions}})',
  allCourses: 'All courses',
  forRole: 'For: {role}',
  facts:
    'Month {month} · {minutes, plural, one {# minute} other {# minutes}} · {lessons, plural, one {# lesson} other {# lessons}} · version {version}',
  completed:
    '{completed, plural, one {# of {assigned, number} has completed it: show who} other {# of {assigned, number} have completed it: show who}}',
  partOfTheCourse: 'Part of the course',
  partsOfTheCourse: 'Parts of the course',
});

export const courseCard = texts('training.courses.courseCard', {
  month: 'Month {month}',
  forRole: '{role} · month {month}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  notStartedYet: 'Not started yet.',
  completed: 'Completed',
  completedOfAssigned: '{completed, number} of {assigned, number}',
  overdue: '{count, number} overdue',
});

export const coursesTab = texts('training.courses.coursesTab', {
  what: 'The courses',
  loadingTheCourses: 'Loading the courses',
  firstYear: 'First year',
  aboutFirstYear: 'The basics: one course of about ten minutes a month.',
  secondYear: 'Second year',
  aboutSecondYear:
    'What is new: one short course of about four minutes a month. After that, people start again with the first year.',
  forRoles: 'For roles',
  aboutRoles: 'One short course for people in each role. Assign roles in people’s details.',
});

/** Where a course is exported for another learning system. */
export const exportDialog = texts('training.courses.exportDialog', {
  open: 'Use in your own learning system',
  title: 'Use in your own learning system',
  about:
    'The file contains the lessons with their pictures, the exercises, and the quiz with the correct answers. It also names your security contact and the programs you use, as they are set today, so export it again when they change. Give it only to a learning system you trust. People who take the course there do not show up here.',
  course: 'Course',
  format: 'Format',
  scorm12: 'SCORM 1.2',
  aboutScorm12: 'For most learning systems. It reports status, score and time.',
  cmi5: 'cmi5 (xAPI)',
  aboutCmi5: 'For newer learning systems. It also reports each answer to your record store (LRS).',
  language: 'Language',
  download: 'Download the package',
  cancel: 'Cancel',
});
