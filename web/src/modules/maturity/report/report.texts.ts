import { texts } from '@portal/domain/texts/texts.ts';

export const areaPills = texts('maturity.report.areaPills', {
  elementsOfArea: 'Elements of {area}',
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
  of5: 'of 5',
  levelLevel: 'Level {level}',
  ofAnsweredElements: 'of {answered} elements',
});

export const elementsPicture = texts('maturity.report.elementsPicture', {
  people: 'People',
  process: 'Process',
  technology: 'Technology',
  title: 'All your elements',
  description: 'Each with its level from 0 to 5, weakest first. Press one to see its question.',
  levelReached: 'Level reached',
  weakestPoints: 'Weakest points',
  notAnswered: 'Not answered',
  notStarted: 'not started',
  averageAreaAverage: 'average {areaAverage}',
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
  halfAnHourA: 'half an hour a week',
  anHourAndA: 'an hour and a quarter a week',
  twoHoursAWeek: 'two hours a week',
  threeHoursAWeek: 'three hours a week',
  sixHoursAWeek: 'six hours a week',
  hoursHoursPace: '{hours} hours, {pace}',
  hoursYouHaveIn: 'Hours you have in these 90 days',
  hoursHours: '{hours} hours',
  plannedPlannedHoursHours: 'Planned: {plannedHours} hours.',
});

export const planStep = texts('maturity.report.planStep', {
  showWhatWasSeen: 'Show what was seen',
});

export const planTimeline = texts('maturity.report.planTimeline', {
  todayDayDay: 'Today, day {day}',
  daysMaxToToDay: 'days {max} to {toDay}: {count} of {count2} done',
  aPlanOfLast: 'A plan of {last} days',
  todayIsDayDay: 'Today is day {day} of {last}',
});

export const planCard = texts('maturity.report.planCard', {
  title: 'Your next 90 days',
  description:
    'It starts with what experts and the outside check found open and what no one knew yet. Then comes what protects you most in the hours you have, led by a second step at sign-in, backups, updates, payment checks and passwords.',
  done: 'Done',
  doneOfTotal: '{done} of {total}',
  daysFirstDayToToDay: 'Days {firstDay} to {toDay}',
  daysFirstDayToDayUntil: 'Days {firstDay}–{toDay}<span>until {dueOn}</span>',
  nothingPlannedTimeTo: 'Nothing planned: time to catch up or rest.',
});

export const levelName = texts('maturity.report.levelName', {
  levelLevelLevelName: 'Level {level}: {levelName}',
});

export const reached = texts('maturity.report.reached', {
  people: 'People',
  process: 'Process',
  technology: 'Technology',
  whatYouHaveReached: 'What you have reached',
  of5OnAverage: 'of 5 on average',
  up: 'Up',
  down: 'Down',
  byAbsSinceSince: 'by {abs} since {since}',
});

export const reportHeader = texts('maturity.report.reportHeader', {
  companySCyberMaturity: "{company}'s Cyber Maturity Level So Far",
  theElementsWithThe:
    'The elements with the lowest levels are your weakest points and should be addressed first. Your level is that of the weakest, because that is where an attacker gets in.',
  questionsAnswered: 'Questions Answered',
  percentDoneAnsweredOfElements: '{percentDone}% ({answered} of {elements})',
  lastUpdatedLastUpdated: 'Last updated {lastUpdated}',
  updateResponses: 'Update Responses',
  finishAssessment: 'Finish Assessment',
  downloadAsPdf: 'Download as PDF',
});

export const verdictLine = texts('maturity.report.verdictLine', {
  yourWord: 'Your word',
  thePortalHasSeen: 'The portal has seen this too',
  worthASecondLook: 'Worth a second look',
  seeYourAttackSurface: 'See your attack surface',
});

export const elementRow = texts('maturity.report.elementRow', {
  answer: 'Answer',
  changeTheAnswer: 'Change the answer',
  notAnsweredYet: 'Not answered yet.',
  doesNotApplyTo: 'Does not apply to you: left out of the level and the plan.',
  youDidNotKnow: 'You did not know, which counts as level 0 for now.',
  levelLevelLevelNameAnswer: 'Level {level}, {levelName}: {answer}',
  theQuestionHasChanged: 'The question has changed since you answered. Please check your answer.',
  noteNote: 'Note: {note}',
  findOutFirst: 'Find out first:',
  askWhoMinutesInWords: 'Ask: {who}. {minutesInWords}.',
  toLevelCountGoal: 'To level {count}: {goal}',
  inSystem: 'In {system}:',
  cost: 'Cost',
  time: 'Time',
  who: 'Who',
});

export const reportedElements = texts('maturity.report.reportedElements', {
  title: 'Weakest first',
  description:
    'Start at the top: the weakest point decides how safe you are. Unless noted otherwise, the portal cannot see it on its own and takes your word for it.',
  showTheOtherHidden: 'Show the other {hidden}',
});

export const reportView = texts('maturity.report.reportView', {
  title: 'Nothing to report yet',
  startAssessment: 'Start Assessment',
  answerTheFirstQuestion:
    'Answer the first question, and your level starts to show here. All {elements} take about half an hour, and you can stop at any time.',
});

export const reportPage = texts('maturity.report.reportPage', {
  cyberMaturityReport: 'Cyber Maturity Report',
  what: 'Your report',
  loadingYourReport: 'Loading your report',
});
