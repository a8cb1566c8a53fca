import { texts } from '@portal/domain/texts/texts.ts';

/** Headings and labels of the evidence for auditors. */
export const printed = texts('training.evidence', {
  heading: 'Security training evidence',
  stateOn: 'As of',
  startedOn: 'Program started',
  pace: 'Pace',
  dueTime: 'Time per course',
  reminders: 'Reminders',
  remindersOn: '7 days before the due date, on the day, and weekly after that',
  remindersOff: 'turned off',
  howItWorks: 'How it works',
  month: 'Month',
  course: 'Course',
  version: 'Version',
  assigned: 'Assigned',
  completed: 'Completed',
  overdue: 'Overdue',
  score: 'Score',
  aboutScore: 'Includes everyone who is in training now. “Score” is the share of correct answers in passing attempts.',
  people: 'People',
  nobody: 'No one has been added yet.',
  name: 'Name',
  departmentAndRoles: 'Department, roles',
  since: 'Since',
  exercises: 'Exercises',
  /** A day follows: when the person last walked the year's day at work to its end. */
  dayWalked: 'Day at work: completed on',
  aboutDay:
    '“Day at work” is one branching story a year in which people make the choices themselves. It is practice: it counts as training but is not graded.',
  peopleAndCourses: 'People and courses',
  /** Signs follow, each with what it stands for. */
  aboutNumbers:
    'The numbers are the months of the courses above; R1 and so on are the courses that only some roles take.',
  completionByRole: 'Completion by role and month',
  aboutCompletion:
    'Of the courses that were due in each month, how many have been completed so far: “9/10” means 9 of 10. Includes courses from earlier rounds.',
  role: 'Role',
  whatIsTaught: 'What is taught',
  /** Names of sources follow. */
  sources: 'Sources:',
});

export const about = texts('training.evidence.about', {
  title: 'Security training: {organization}',
  /** Programs show it as what the document is about. */
  description: 'Status of the security training on {date}',
  fileName: 'training-evidence-{date}',
  dueTime: '{days, plural, one {# day after it opens} other {# days after it opens}}',
  howItIsDone:
    'Everyone gets a personal link by email and takes short courses of about ten minutes in the first year, about four minutes in the second, repeating in the same order after that: lessons with exercises, then a quiz that opens once every exercise is done. People with certain roles take one more course about their work. Each quiz attempt asks 8 questions, newly drawn from a pool of 16, or 5 from a pool of 10 in a short course; 80 percent of them (rounded up) must be answered correctly. A quiz can be retaken. The portal records progress, exercises, attempts, the course version and the time as they happen; they cannot be entered by hand. Each certificate has a number that anyone can use to verify it. Records are kept when someone leaves; people removed so far: {removed, number}.',
  unlisted:
    '{people, plural, one {# more person is in the portal’s CSV file.} other {# more people are in the portal’s CSV file.}}',
  ofYear: 'Courses for year {year, number}',
  exercisesOf: '{done, number} of {total, number}',
  /** After the name of a source. */
  checkedOn: '(checked on {day})',
  everybody: 'Everyone',
  courseOfMonth: '{month}. {course}',
  afterCourse: 'About {minutes, number} minutes, version {version}. After this course, people can:',
});

/** Below the numbers of people. */
export const team = texts('training.evidence.team', {
  active: '{count, plural, one {person in training} other {people in training}}',
  upToDate: '{count, plural, one {is up to date} other {are up to date}}',
  overdue: '{count, plural, one {has something overdue} other {have something overdue}}',
  finished: '{count, plural, one {has finished the year} other {have finished the year}}',
});

/** How a person's course stands, beside its sign. */
export const states = texts('training.evidence.states', {
  completed: 'completed',
  overdue: 'overdue',
  'in-progress': 'in progress',
  'not-started': 'not started',
  waived: 'waived',
  planned: 'opens later',
});
