import { texts } from '@portal/domain/texts/texts.ts';

export const coursePart = texts('training.courses.coursePart', {
  afterwardPeopleCan: 'Afterward, people can',
  keyPoints: 'Key points',
  sources: 'Sources',
  opensInANew: '(opens in a new tab)',
  quiz: 'Quiz',
  eachTryAsksEight:
    'Each try asks eight of these questions in a different order; you need seven right answers to pass. People can try as often as they like.',
  right: 'Right:',
});

export const coursePage = texts('training.courses.coursePage', {
  title: 'This course does not exist',
  showAllCourses: 'Show all courses',
  theAddressMayBe: 'The address may be out of date.',
  what: 'The course',
  loadingTheCourse: 'Loading the course',
  aboutThisCourse: 'About this course',
  quizCountQuestions: 'Quiz ({count} questions)',
  allCourses: 'All courses',
  monthMonthMinutesMinutes: 'Month {month} · {minutes} minutes · {count} lessons · version {version}',
  completedOfAssignedHave: '{completed} of {assigned} have completed it: show who',
  partOfTheCourse: 'Part of the course',
  partsOfTheCourse: 'Parts of the course',
});

export const courseCard = texts('training.courses.courseCard', {
  monthMonth: 'Month {month}',
  minutesMinutes: '{minutes} minutes',
  notStartedYet: 'Not started yet.',
  completed: 'Completed',
  completedOfAssigned: '{completed} of {assigned}',
  overdueOverdue: '{overdue} overdue',
});

export const coursesTab = texts('training.courses.coursesTab', {
  what: 'The courses',
  loadingTheCourses: 'Loading the courses',
});
