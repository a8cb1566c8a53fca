import { texts } from '@portal/domain/texts/texts.ts';

/** What stands on every page of the training, or in place of it. */
export const everywhere = texts('learning.everywhere', {
  backToYear: 'Your year',
  loading: 'Loading',
  loadingTraining: 'Loading your training',
  loadingCourse: 'Loading the course',
  loadingQuiz: 'Loading the quiz',
  loadingStory: 'Loading the story',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  somethingWrong: 'Something went wrong. Please try again.',
});

export const failure = texts('learning.failure', {
  title: 'This page could not be loaded',
  tryAgain: 'Try again',
  inAMoment: 'Please try again in a moment.',
  isKept: 'Everything you’ve done so far is saved.',
  noSuchPageYet: 'This course is not open yet',
  noSuchPage: 'This course does not exist',
  opensLater: '“Your year” shows when it opens.',
  mistyped: 'The address may be mistyped. All your courses are in “Your year.”',
});

export const lostLink = texts('learning.lostLink', {
  title: 'Get your training link',
  refused: 'This link no longer works',
  howLong: 'Links last about three months and stop working when a new one is sent.',
  whatToDo: 'Enter your work email address, and we’ll send you a new one. Everything you’ve done so far is saved.',
  email: 'Work email',
  send: 'Send me a new link',
  sent: 'Check your email',
  onItsWay: 'If {email} belongs to someone on a team, a new link is on its way. It may take a minute or two.',
});

export const year = texts('learning.year', {
  pageTitle: 'Your security training',
  hello: 'Hello, {name}',
  what: 'Short courses, month by month. Each takes about ten minutes, and you can stop at any time.',
  whatIsNew:
    'Your second year: courses of about four minutes, month by month, on new tricks. You can stop at any time.',
  onceMore:
    'Year {year, number} of your training: the courses come around again, because tricks change and memories fade. You can stop at any time.',
  coursesDone: 'Courses done',
  completedOf: '{completed, number} of {total, number}',
  ofTotal: 'of {total, number}',
  title: 'Your year',
  titleOfYear: 'Your year {year, number}',
  earlier: 'Earlier years',
  earlierYear: 'Year {year, number}',
  completedOfYear: '{completed, number} of {total, number} completed',
});

/** What criminals do more often now. */
export const newTricks = texts('learning.newTricks', {
  title: 'New this quarter',
});

export const notYou = texts('learning.notYou', {
  question: 'Not {name}?',
  /** "link" leads to the page where people ask for a link of their own. */
  answer:
    'This page belongs to {name} at {organization}, and anything done here is recorded for that person. Please do not share the link. If you are on the team too, <link>get your own link</link>; if not, close this page.',
});

/** How a course stands, in a word. */
export const states = texts('learning.states', {
  planned: 'Coming later',
  'not-started': 'New',
  'in-progress': 'In progress',
  completed: 'Completed',
  overdue: 'Overdue',
  waived: 'Not needed',
});

export const nextStep = texts('learning.nextStep', {
  continueWith: 'Continue with',
  nextCourse: 'Your next course',
  continueLesson: 'Continue with lesson {lesson, number}',
  start: 'Start the course',
  wasDue: 'It was due on {day}',
  due: 'Due on {day}',
  allDone: 'You’ve finished the whole year',
  upToDate: 'You are up to date',
  thanks: 'Thank you. Your certificates are below, and you can read every course again whenever you like.',
  nothingNow: 'You don’t need to do anything right now. “{course}” opens on {day}; we will email you.',
});

/** Below the name of a course in the list of the year. */
export const yearRow = texts('learning.yearRow', {
  completedOn: 'Completed on {day}',
  opensOn: 'Opens on {day} · {count, plural, one {# minute} other {# minutes}}',
  lessonOf: 'Lesson {lesson, number} of {lessons, number}',
  lessonOfDue: 'Lesson {lesson, number} of {lessons, number} · due on {day}',
  lessonOfWasDue: 'Lesson {lesson, number} of {lessons, number} · was due on {day}',
  minutesDue: '{count, plural, one {# minute} other {# minutes}} · due on {day}',
  minutesWasDue: '{count, plural, one {# minute} other {# minutes}} · was due on {day}',
});

export const course = texts('learning.course', {
  lessonsAndQuiz:
    '{lessons, plural, one {# lesson} other {# lessons}} and a quiz with {questions, plural, one {# question} other {# questions}}',
  dueOn: 'Due on {day}',
  goals: 'Afterward, you will be able to',
  contents: 'What’s in it',
  quiz: 'Quiz',
  quizLater: 'Quiz, after the lessons and exercises',
  keyPoints: 'Key points on one page, to print',
  storyTitle: 'The story: {title}',
  startStory: 'Start with the story',
  readAgain: 'Read it again',
  continueQuiz: 'Continue the quiz',
  takeQuiz: 'Take the quiz',
  startFirst: 'Start the first lesson',
  continueLesson: 'Continue with lesson {lesson, number}',
  done: 'Done',
  /** Shown where the reader's language is not English. */
  notTranslated: 'This course has not been translated yet. It is in English.',
});

export const lesson = texts('learning.lesson', {
  /** The title of the browser's tab. */
  pageTitle: '{lesson} · {course}',
  lessonOf: 'Lesson {lesson, number} of {lessons, number}',
  unsaved: 'Your place could not be saved. You can continue; we will try again at the next step.',
  lessons: 'Lessons',
  back: 'Back',
  toQuiz: 'On to the quiz',
  next: 'Next: {title}',
});

export const keyPoints = texts('learning.keyPoints', {
  pageTitle: 'Key points · {course}',
  title: 'Key points',
  readMore: 'Read more',
  print: 'Print',
});

export const certificate = texts('learning.certificate', {
  button: 'Certificate',
  buttonLabel: 'Certificate for {course} (PDF)',
  pageTitle: 'Check a certificate',
  loading: 'Looking for the certificate',
  courseLabel: 'Course',
  courseVersion: '{course}, version {version}',
  organization: 'Organization',
  completedOn: 'Completed on',
  number: 'Certificate number',
  genuine: 'This certificate is genuine',
  unknown: 'There is no certificate with this number',
  /** "code" is the number that was asked for. */
  unknownHint:
    '<code>{number}</code> is not the number of a certificate that was issued here. Compare it with the printed certificate. Numbers never contain the letters I, L, O or U.',
});

export const quiz = texts('learning.quiz', {
  pageTitle: 'Quiz · {course}',
  title: 'Quiz',
  notYet: 'First the lessons, then the quiz',
  lessonsFirst: 'Go through {count, plural, one {the lesson} other {all # lessons}}; the quiz asks about each of them.',
  exercisesFirst:
    'Exercises are part of the course. {count, plural, one {One is} other {# are}} still open; any answer is accepted, and you can try again.',
  toExercise: 'Open the exercise in lesson {lesson, number}',
  questionOf: 'Question {question, number} of {questions, number}',
  firstQuestionOf:
    'Question {question, number} of {questions, number}. You need {needed, number} correct answers to pass, and you can try as often as you like.',
  answersKept: 'Your answers are saved.',
  back: 'Back',
  seeResult: 'See my result',
  next: 'Next question',
});

export const result = texts('learning.result', {
  rightAnswers: 'Correct answers',
  rightOf: '{right, number} of {total, number}',
  passed: 'Passed. Well done!',
  notYet: 'Not yet',
  almost: 'Almost there',
  complete: 'You answered {right, number} of {total, number} questions correctly. The course “{course}” is complete.',
  missing:
    'You answered {right, number} of {total, number} questions correctly; you need {needed, number}. Review what you missed below, then try again with different questions.',
  backToYear: 'Back to your year',
  tryAgain: 'Try again',
  readAgain: 'Read the lessons again',
  answers: 'Your answers',
  right: 'Right',
  notQuite: 'Not quite',
  yoursAndRight: 'Your answer (correct)',
  rightAnswer: 'Correct answer',
  yours: 'Your answer',
});

/** On the pages of a course that another learning system plays. */
export const packaged = texts('learning.packaged', {
  resultSent: 'Your result has been sent to your learning system. You can close this page.',
  nothingSaved:
    'Nothing you do here is saved, because this page is not connected to a learning system. Open the course from your learning system again.',
  leave: 'Save and leave',
});
