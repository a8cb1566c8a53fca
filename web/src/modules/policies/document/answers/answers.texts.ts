import { texts } from '@portal/domain/texts/texts.ts';

export const answerWords = texts('policies.document.answers.answerWords', {
  yes: 'Yes',
  no: 'No',
  none: 'None',
  /** The unit is already singular or plural: “3 days”. */
  amount: '{count, number} {unit}',
});

/** For screen readers, behind words of a policy that come from an answer. */
export const fieldWords = texts('policies.document.answers.fieldWords', {
  answerTo: '(answer to: {question})',
  suggestionFor: '(suggestion, not answered yet: {question})',
});

export const contradiction = texts('policies.document.answers.contradiction', {
  answeredElsewhere: 'In {policy}, you answered {answer}.',
  answeredForAll: 'For all policies, you answered {answer}.',
});

export const questionsCard = texts('policies.document.answers.questionsCard', {
  title: 'Questions',
  allAnswered: 'All answered',
  answered: 'Answered',
  answeredOf: '{answered, number} of {count, number}',
  useEarlier: '{count, plural, one {Use # previous answer} other {Use # previous answers}}',
  answerTheQuestions: 'Answer the questions',
  continueAnswering: 'Continue answering',
  allQuestions: 'All questions',
  notAnsweredYet: 'Not answered yet',
});

export const listControl = texts('policies.document.answers.listControl', {
  yourAnswer: 'Your answer',
  entry: 'Entry {number}',
  entryLabel: '{label}, entry {number}',
  removeEntry: 'Remove entry {number}',
  addAnEntry: 'Add an entry',
});

export const numberControl = texts('policies.document.answers.numberControl', {
  yourAnswer: 'Your answer',
  range: 'From {min, number} to {max, number} {unit}.',
});

export const fieldControl = texts('policies.document.answers.fieldControl', {
  yes: 'Yes',
  no: 'No',
  yourAnswer: 'Your answer',
});

export const fieldFault = texts('policies.document.answers.fieldFault', {
  wholeNumber: 'Please enter a whole number from {min, number} to {max, number}.',
  chooseOne: 'Please choose one.',
  enterOne: 'Please enter at least one.',
  tooManyEntries: 'At most {maximum, number} entries.',
  enterText: 'Please enter some text.',
  tooLong: 'At most {maximum, number} characters.',
});

export const suggestions = texts('policies.document.answers.suggestions', {
  answeredElsewhere: 'In {policy}, you answered',
  answeredForAll: 'For all policies, you answered',
  ourSuggestion: 'Our suggestion',
  you: 'You',
  useAnswer: 'Use {answer}',
  use: 'Use',
});

export const faultsBanner = texts('policies.document.answers.faultsBanner', {
  hindering:
    'Some answers are missing or contradict each other. Please add or change them before you approve this policy.',
  weaker:
    '{count, plural, one {One answer is weaker than the rules require. If you keep it,} other {# answers are weaker than the rules require. If you keep them,}} the policy will say what you do instead.',
});
