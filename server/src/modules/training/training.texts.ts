import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('training.coming', {
  courseOpens: '“{course}” opens for {people, plural, one {# person} other {# people}}',
  courseIsDue: '“{course}” is due for {people, plural, one {# person} other {# people}}',
});

/** What there is to do about the training. */
export const nextActions = texts('training.nextActions', {
  addTeam: 'Add your team to security training',
  addTeamReason:
    'Most attacks start with a person. A short course each month keeps everyone alert; paste your list to get started.',
  overdue:
    '{count, plural, one {Talk to the one person whose training is overdue} other {Talk to the # people whose training is overdue}}',
  overdueReason:
    'They get an email reminder every week. A word from you, plus ten minutes set aside for it, works better.',
});

/** What changed in the training: numbers, because nobody's training is told to all. */
export const changes = texts('training.changes', {
  completed:
    '{courses, plural, one {# course} other {# courses}} completed by {people, plural, one {# person} other {# people}}',
});

/** How courses are spread, in the evidence. */
export const paces = texts('training.paces', {
  inWords:
    '{months, plural, =0 {all first-year courses at once, then one a month} =1 {one course a month} other {one course every # months}}',
});

/** Headings of the file with everybody's courses. */
export const columns = texts('training.columns', {
  name: 'name',
  email: 'email',
  department: 'department',
  roles: 'roles',
  year: 'training year',
  status: 'status',
  start: 'start',
  course: 'course',
  state: 'state',
  opensOn: 'opened on',
  dueOn: 'due on',
  started: 'started',
  completed: 'completed',
  version: 'version',
  rightAnswers: 'correct answers',
  questions: 'total questions',
  exercisesDone: 'exercises done',
  exercises: 'total exercises',
  /** Each exercise by its title, with the moment in parentheses. */
  exercisesDoneAt: 'exercises and when they were done',
  certificate: 'certificate',
  /** A day follows in each row: when the person last walked their year's day at work to its end. */
  dayWalked: 'day at work: completed on',
});

/** Content that may not be there in every language, as staff sees it named. */
export const coverage = texts('training.coverage', {
  courses: 'Training: courses',
});
