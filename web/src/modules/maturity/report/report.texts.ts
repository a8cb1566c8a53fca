import { texts } from '@portal/domain/texts/texts.ts';

export const areaPills = texts('maturity.report.areaPills', {
  elementsOfArea: 'Elements of {area}',
  /** In place of a level, in a few letters. */
  without: 'n/a',
  doesNotApply: 'does not apply',
  notKnownCountsAs: 'not known, counts as level 0',
  notAnswered: 'not answered',
  levelLevel: 'level {level}',
});

export const elementsTable = texts('maturity.report.elementsTable', {
  levelOfEachElement: 'Level of each element',
  element: 'Element',
  securityArea: 'Security Area',
  level: 'Level',
  doesNotApply: 'Does not apply',
  notAnswered: 'Not answered',
  notKnown: 'Not known',
});

export const levelCounts = texts('maturity.report.levelCounts', {
  average: 'Average',
  averageOf: '{average} <quiet>out of 5</quiet>',
  levelLevel: 'Level {level}',
  /** "unseen" is only read out. */
  countOf: '{count, number}<unseen> of {answered, plural, one {# element} other {# elements}}</unseen>',
});

export const elementsPicture = texts('maturity.report.elementsPicture', {
  people: 'People',
  process: 'Process',
  technology: 'Technology',
  title: 'All your elements',
  description: 'Each element is shown with its level from 0 to 5, weakest first. Choose one to see its question.',
  levelReached: 'Level reached',
  weakestPoints: 'Weakest points',
  notAnswered: 'Not answered',
  notStarted: 'not started',
  averageOf: 'average {average}',
  showAsATable: 'Show as a table',
});

export const helpFooter = texts('maturity.report.helpFooter', {
  needHelpContactCyber: 'Need help? Contact Cyber Concierge (included in your subscription)',
  needHelpContactSupport: 'Need help? <link>Contact support</link>',
});

export const levelsOverTime = texts('maturity.report.levelsOverTime', {
  title: 'Over time',
  description: 'Your level, and the average of your elements.',
  level: 'Level',
  average: 'Average',
  showTheNumbers: 'Show the numbers',
  date: 'Date',
  answered: 'Answered',
  answeredOfElements: '{answered} of {elements}',
});

export const planHours = texts('maturity.report.planHours', {
  halfHourWeeks: '8 hours, half an hour a week',
  overHourWeeks: '16 hours, an hour and a quarter a week',
  twoHourWeeks: '24 hours, two hours a week',
  threeHourWeeks: '40 hours, three hours a week',
  sixHourWeeks: '80 hours, six hours a week',
  label: 'Hours available in these 90 days',
  hours: '{count, plural, one {# hour} other {# hours}}',
  planned: '{count, plural, one {Planned: # hour.} other {Planned: # hours.}}',
});

export const planStep = texts('maturity.report.planStep', {
  showWhatWasSeen: 'Show what was found',
  done: 'Done on {day}',
  doneBy: 'Done on {day} by {name}',
});

export const planTimeline = texts('maturity.report.planTimeline', {
  today: 'Today, day {day}',
  part: 'days {from} to {to}: {done} of {total} done',
  /** "parts" is a list of parts of the plan, as above. */
  plan: 'A {last}-day plan; {parts}',
  planToday: 'Today is day {day} of {last}; {parts}',
});

export const planCard = texts('maturity.report.planCard', {
  title: 'Your next 90 days',
  description:
    'Your plan starts with the problems that experts and the outside check found, and with questions that no one could answer yet. Next come the steps that protect you most in the hours you have, starting with a second factor at sign-in, backups, updates, payment checks and passwords.',
  done: 'Done',
  doneOfTotal: '{done} of {total}',
  part: 'Days {from} to {to}',
  partUntil: 'Days {from}–{to}<until>until {day}</until>',
  nothingPlannedTimeTo: 'Nothing planned: time to catch up or rest.',
});

export const levelName = texts('maturity.report.levelName', {
  levelAndName: 'Level {level}: {name}',
});

export const reached = texts('maturity.report.reached', {
  people: 'People',
  process: 'Process',
  technology: 'Technology',
  whatYouHaveReached: 'What you have achieved',
  /** Below the number that stands for the average. */
  onAverage: 'out of 5 on average',
  up: 'Up by {points} since {day}',
  down: 'Down by {points} since {day}',
});

export const reportHeader = texts('maturity.report.reportHeader', {
  companySCyberMaturity: "{company}'s Cyber Maturity Level So Far",
  theElementsWithThe:
    'The elements with the lowest levels are your weakest points and should be addressed first. Your level is set by the weakest one, because that is where an attacker gets in.',
  questionsAnswered: 'Questions Answered',
  percentDone: '{share, number, percent} ({answered} of {elements})',
  lastUpdated: 'Last updated {day}',
  updateResponses: 'Update Responses',
  finishAssessment: 'Finish Assessment',
  downloadAsPdf: 'Download as PDF',
});

export const verdictLine = texts('maturity.report.verdictLine', {
  yourWord: 'Based on your answer alone.',
  thePortalHasSeen: 'The portal has also detected this.',
  worthASecondLook: 'Worth a second look.',
  seeYourAttackSurface: 'See your attack surface',
});

export const elementRow = texts('maturity.report.elementRow', {
  /** "unseen" is only read out: which question the link leads to. */
  answer: 'Answer<unseen>: {name}</unseen>',
  changeTheAnswer: 'Change the answer<unseen>: {name}</unseen>',
  notAnsweredYet: 'Not answered yet.',
  doesNotApplyTo: 'Does not apply to you: not counted in your level or your plan.',
  youDidNotKnow: 'You did not know, which counts as level 0 for now.',
  levelAndAnswer: 'Level {level}, {name}: {answer}',
  theQuestionHasChanged: 'The question has changed since you answered. Please check your answer.',
  note: 'Note: {note}',
  /** "what" is a sentence, "time" is such as "About 10 minutes". */
  findOut: '<strong>Find out first:</strong> {what} <quiet>Ask: {who}. {time}.</quiet>',
  toLevel: 'To level {level}: {goal}',
  inSystem: 'In {system}:',
  cost: 'Cost:',
  time: 'Time:',
  who: 'Who:',
});

export const reportedElements = texts('maturity.report.reportedElements', {
  title: 'Weakest first',
  description:
    'Start at the top: the weakest point decides how safe you are. Unless noted otherwise, the portal cannot see these on its own and takes your word for them.',
  showOthers: 'Show the other {count}',
  showOthersOpen: 'Show the other {count} ({open} not answered)',
});

export const reportView = texts('maturity.report.reportView', {
  title: 'Nothing to report yet',
  startAssessment: 'Start Assessment',
  answerTheFirstQuestion:
    'Answer the first question, and your level will start to appear here. All {elements} questions take about half an hour, and you can stop at any time.',
});

export const reportPage = texts('maturity.report.reportPage', {
  cyberMaturityReport: 'Cyber Maturity Report',
  what: 'Your report',
  loadingYourReport: 'Loading your report',
});
