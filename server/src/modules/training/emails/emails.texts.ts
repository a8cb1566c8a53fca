import { texts } from '@portal/domain/texts/texts.ts';

/** Of every email that brings a personal link to the training. */
export const link = texts('training.emails.link', {
  onlyForYou:
    'This link is only for you: it opens your training without a password. Please do not forward it. If a page asks for a password, it is not your training.',
  howLong:
    'It works for 90 days. Every email about your training contains a new one. Not sure this email is real? Open your training from your bookmark instead, or ask the person who looks after security at your company.',
  open: 'Open my training',
  /** Completes "You received this message because". */
  added: '{organization} added you to its security training.',
});

export const welcome = texts('training.emails.welcome', {
  subject: 'Security training at {organization}',
  preheader: 'Short courses, at your pace, on any device.',
  heading: 'Welcome to your security training, {name}',
  why: '{organization} trains everyone to spot attacks and to do the right thing when something goes wrong.',
  coursesOpen:
    'There are {count, number} short courses over the year. Each takes about ten minutes: a few lessons, something to try, and a quiz you can retake as often as you like. The first course is open now.',
  coursesOpenOn:
    'There are {count, number} short courses over the year. Each takes about ten minutes: a few lessons, something to try, and a quiz you can retake as often as you like. The first course opens on {day}; you can look around before then.',
});

export const opened = texts('training.emails.opened', {
  subject: 'New course: {course}',
  subjectOfSeveral: 'Security training: {count, number} new courses',
  preheader: 'About {minutes, number} minutes, on any device, all at once or a little at a time.',
  heading: '{name}, a new course is open',
  headingOfSeveral: '{name}, new courses are open',
  howLong:
    'It takes about {minutes, number} minutes. You can stop at any time and continue where you left off, on any device.',
  by: 'By {day}',
  /** A trick of criminals, and what to do. */
  trick: 'New this quarter: {title}. {whatToDo}',
  start: 'Start the course',
});

export const reminder = texts('training.emails.reminder', {
  overdue: 'Overdue: {course}',
  due: 'Due on {day}: {course}',
  severalOverdue: 'Security training: {overdue, number} of {count, number} courses overdue',
  severalDue: 'Security training: {count, number} courses are due soon',
  preheader: 'You can stop at any time and continue where you left off.',
  isWaiting: '{name}, your training is waiting',
  isDue: '{name}, your training is due soon',
  what: '{count, plural, one {One course is} other {# courses are}} waiting for you in {organization}’s security training. {count, plural, one {It takes} other {Together, they take}} about {minutes, number} minutes, and you can stop and continue at any time, on any device.',
  wasDueOn: 'Was due on {day}',
  dueOn: 'Due on {day}',
  continue: 'Continue my training',
  /** Completes "You received this message because". */
  reason: '{organization} added you to its security training. Reminders will stop once your courses are done.',
});

export const completed = texts('training.emails.completed', {
  subject: 'You passed: {course}',
  preheader: 'Your certificate is ready.',
  heading: 'Well done, {name}',
  passedLast:
    'You passed the course “{course}” in {organization}’s security training. That was the last one: you’ve completed all of this year’s courses. Well done!',
  passed:
    'You passed the course “{course}” in {organization}’s security training. That makes {completed, number} of {total, number} courses for the year.',
  certificate: 'Certificate',
  get: 'Get my certificate',
  verify: 'Anyone you show it to can verify it at {address}',
  /** Completes "You received this message because". */
  reason: 'you are taking part in {organization}’s security training.',
});

export const newLink = texts('training.emails.newLink', {
  subject: 'Your link to {organization}’s security training',
  preheader: 'Continue where you left off.',
  heading: 'Your training, {name}',
  here: 'Here is a new link to {organization}’s security training. Everything you have done is saved, so you can continue where you left off.',
  /** Completes "You received this message because". */
  reason: 'you, or someone at {organization}, asked for a new link to your security training.',
});

/** Two questions a week, for the people who want them. */
export const recall = texts('training.emails.recall', {
  subject: '{count, plural, one {One question} other {Two questions}} for this week',
  preheader: 'One minute is all it takes to keep what you’ve learned.',
  heading: '{name}, {count, plural, one {one question} other {two questions}} for you',
  what: 'Do you still remember? Think for a moment, then choose your {count, plural, one {answer} other {answers}} on your page. You’ll see right away what is right, and why.',
  answer: '{count, plural, one {Answer the question} other {Answer both questions}}',
  /** Completes "You received this message because". */
  reason:
    'you turned on two questions a week in {organization}’s security training. You can turn them off on your training page at any time.',
});
