import { texts } from '@portal/domain/texts/texts.ts';

export const courseCompletion = texts('training.reports.courseCompletion', {
  title: 'By course',
  description: 'How many of the people assigned the course have completed it.',
  completedOfAssigned: '{completed, number} of {assigned, number}',
  completedName: 'Completed “{name}”',
  overdue: '{count, number} overdue',
  waived: '{count, number} waived',
  secondYear: 'Second year',
  forRoles: 'For roles',
  partAndCount: '{part} ({count, number})',
  rightInTheQuiz: '{share, number, percent} correct on the quiz',
  later: '{count, plural, one {One course opens later.} other {# courses open later.}}',
});

export const hardestQuestions = texts('training.reports.hardestQuestions', {
  title: 'The hardest questions',
  shownAsSoonAs: 'Shown as soon as a question has been answered at least five times.',
  worthAWordAt: 'Worth mentioning at your next meeting.',
  wrongAnswers:
    '{course} · {wrong, plural, one {# of {answers, number} answers was incorrect} other {# of {answers, number} answers were incorrect}}',
  wrongAnswersToQuestion: 'Incorrect answers to “{question}”',
});

export const monthsChart = texts('training.reports.monthsChart', {
  title: 'By month',
  description: 'Courses that came due and courses that were completed.',
  inWords:
    'Courses by month, from {month}: {due, number} came due, {completed, plural, one {# was completed} other {# were completed}}',
  due: 'Due',
  completed: 'Completed',
  showTheNumbers: 'Show the numbers',
  month: 'Month',
});

export const overduePeople = texts('training.reports.overduePeople', {
  name: 'Name',
  course: 'Course',
  wasDue: 'Was due',
  lateBy: 'Late by',
  days: '{count, plural, one {# day} other {# days}}',
  nothingIsOverdue: 'Nothing is overdue',
  overdueTotal: 'Overdue ({total, number})',
  everyoneHasDoneWhat: 'Everyone has completed the courses that were due.',
  longestOverdueFirstA: 'Longest overdue first. A word in person often helps more than an email.',
  overdueCourses: 'Overdue courses',
  thereIsNothingOn: 'There is nothing on this page anymore.',
  pagesOfOverdueCourses: 'Pages of overdue courses',
});

/** "unseen" is only read out: which of the tables it is. */
export const tableFile = texts('training.reports.tableFile', {
  download: 'Download (CSV)<unseen> for “{title}”</unseen>',
});

export const reportsTab = texts('training.reports.reportsTab', {
  what: 'The reports',
  loadingTheReports: 'Loading the reports',
  title: 'There is nothing to report yet',
  showTheTeam: 'Show the team',
  addPeopleToThe: 'Add people to training, and their progress will appear here.',
  evidenceForAuditorsPdf: 'Evidence for auditors (PDF)',
  evidenceOfYear: 'Evidence for year {year, number} (PDF)',
  allRecordsCsv: 'All records (CSV)',
  recordsOfYear: 'Records for year {year, number} (CSV)',
});

export const recallFigures = texts('training.reports.recallFigures', {
  title: 'Two questions a week',
  description: 'People turn it on for themselves. This page does not show who takes part or what they answer.',
  takePart: 'People taking part',
  rightAnswers: 'Correct answers',
  percent: '{percent, number}%',
  ofAnswers: 'of {count, plural, one {# answer} other {# answers}}',
  tooFew: 'Shown once three people have answered',
});
