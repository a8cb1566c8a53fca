import { texts } from '@portal/domain/texts/texts.ts';

export const answeredBy = texts('maturity.question.answeredBy', {
  answeredBy: 'Answered by {name} on {day}.',
  theQuestionHasChanged: 'The question has changed since you answered. Please check whether your answer still applies.',
});

export const conflictBanner = texts('maturity.question.conflictBanner', {
  thisDoesNotApply: 'This does not apply',
  iDontKnow: 'I don’t know',
  keepTheirs: 'Keep theirs',
  useMine: 'Use mine',
  choice: '{level}, {title}',
  yours: 'Your answer was: {answer}. Nothing was overwritten.',
});

export const doesNotApply = texts('maturity.question.doesNotApply', {
  thisDoesNotApply:
    '<strong>This does not apply to you.</strong>{note} The question is left out of your level, the plan and the insurance sheet. If that changes, choose an answer.',
  notToUs: 'This does not apply to us',
  whyDoesThisNot: 'Why does this not apply?',
  description:
    'Insurers and auditors will see the reason. If this applies to you even a little, choose an answer instead.',
  pleaseSayWhyThis: 'Please say why this does not apply to you.',
  itDoesNotApply: 'It does not apply',
  cancel: 'Cancel',
});

export const findOutTask = texts('maturity.question.findOutTask', {
  /** "what" is a sentence, "time" is such as "About 10 minutes". */
  task: '<strong>No problem. Here is how to find out:</strong> {what} <quiet>Ask: {who}. {time}. It is on the list in your report.</quiet>',
});

export const questionAids = texts('maturity.question.questionAids', {
  whoKnowsThis: 'Who knows this?',
  addANote: 'Add a note',
  clearMyAnswer: 'Clear my answer',
  note: 'Note',
  description:
    'For your team: where this is documented, who does it, what is planned. No one outside your company will see this note.',
  title: 'Why this matters',
  thisHelps: 'This helps:',
});

export const questionProgress = texts('maturity.question.questionProgress', {
  /** "wide" is left out on narrow screens. */
  place: '<area>{areaName}</area> <quiet>· Question {number} of {count}<wide> · {name}</wide></quiet>',
  saving: 'Saving…',
  saved: 'Saved',
  allQuestions: 'All questions',
  questionsAnswered: 'Questions Answered',
  answeredOfElements: '{answered} of {elements}',
});

export const questionSteps = texts('maturity.question.questionSteps', {
  questions: 'Questions',
  back: 'Back',
  keys: '<key>0</key> to <key>5</key> answer · <key>?</key> don’t know · <key>Enter</key> next',
  seeYourReport: 'See your report',
  next: 'Next',
  skipForNow: 'Skip for now',
});

export const questionView = texts('maturity.question.questionView', {
  allQuestions: 'All questions',
  chooseTheHighestAnswer: 'Choose the highest answer that is true for you. Each includes the ones before it.',
  unknownHint: 'Counts as level 0 for now. You’ll get a short task to find out.',
});
