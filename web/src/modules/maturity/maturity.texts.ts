import { texts } from '@portal/domain/texts/texts.ts';

export const areaView = texts('maturity.areaView', {
  place: 'Security Area {number} of {count}: {name}',
  questions: '{questions, plural, one {# question} other {# questions}}',
  questionsAndMinutes:
    '{questions, plural, one {# question} other {# questions}}, {minutes, plural, one {about # minute} other {about # minutes}}',
  questionsAndHours:
    '{questions, plural, one {# question} other {# questions}}, {hours, plural, =1 {about an hour} other {about # hours}}',
  continue: 'Continue',
  allQuestions: 'All questions',
});

/** How long something takes. */
export const time = texts('maturity.time', {
  minutes: '{count, plural, one {About # minute} other {About # minutes}}',
  hours: '{count, plural, =1 {About an hour} other {About # hours}}',
});

export const savingFailed = texts('maturity.savingFailed', {
  oopsSomethingWentWrong: 'Oops! Something went wrong. Please try again.',
});

export const showCompletedArea = texts('maturity.showCompletedArea', {
  congratsYouCompletedThe: 'Congrats! You completed the Security Area: {category}.',
});

export const placeView = texts('maturity.placeView', {
  title: 'How Cyber Maturity works',
});

export const assessmentPage = texts('maturity.assessmentPage', {
  what: 'The assessment',
  loadingTheAssessment: 'Loading the assessment',
});

export const maturityPlaces = texts('maturity.maturityPlaces', {
  cyberMaturityReport: 'Cyber Maturity Report',
});

export const maturityWords = texts('maturity.maturityWords', {
  answeredAQuestionIn: 'Answered a question in the assessment',
  removedAnswersFromThe: 'Removed answers from the assessment',
  askedAColleagueA: 'Asked a coworker a question from the assessment',
  tookBackAQuestion: 'Withdrew a question to a coworker',
  answeredAQuestionThey: 'Answered a question they were asked',
  usedAColleaguesAnswer: 'Used a coworker’s answer',
  checkedOffAStep: 'Checked off a step in the 90-day plan',
  setTheHoursFor: 'Set the hours for the 90-day plan',
  reopenedAStepOf: 'Reopened a step in the 90-day plan',
  questionToAColleague: 'Question to a coworker',
  aColleagueHasAnswered: 'A coworker has answered',
});
