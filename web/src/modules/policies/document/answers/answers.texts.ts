import { texts } from '@portal/domain/texts/texts.ts';

export const answerWords = texts('policies.document.answers.answerWords', {
  yes: 'Yes',
  no: 'No',
  none: 'None',
});

export const contradiction = texts('policies.document.answers.contradiction', {
  inOfferedFromYouAnswered: 'In {offeredFrom} you answered {answerWords}.',
});

export const questionsCard = texts('policies.document.answers.questionsCard', {
  title: 'Questions',
  allAnswered: 'All answered',
  answered: 'Answered',
  answeredOfCount: '{answered} of {count}',
  use1AnswerYou: 'Use 1 answer you gave before',
  useCountAnswersYou: 'Use {count} answers you gave before',
  answerTheQuestions: 'Answer the questions',
  continueAnswering: 'Continue answering',
  allQuestions: 'All questions',
  notAnsweredYet: 'Not answered yet',
});

export const listControl = texts('policies.document.answers.listControl', {
  yourAnswer: 'Your answer',
  entryCount: 'Entry {count}',
  labelEntryCount: '{label}, entry {count}',
  removeEntryCount: 'Remove entry {count}',
  addAnEntry: 'Add an entry',
});

export const numberControl = texts('policies.document.answers.numberControl', {
  yourAnswer: 'Your answer',
  fromMinToMax: 'From {min} to {max} {many}.',
});

export const fieldControl = texts('policies.document.answers.fieldControl', {
  yes: 'Yes',
  no: 'No',
  yourAnswer: 'Your answer',
});

export const fieldFault = texts('policies.document.answers.fieldFault', {
  pleaseEnterAWhole: 'Please enter a whole number from {min} to {max}.',
  pleaseChooseOne: 'Please choose one.',
  pleaseEnterAtLeast: 'Please enter at least one.',
  atMostMaxList: 'At most {MAX_LIST_ENTRIES} entries.',
  pleaseEnterSomeText: 'Please enter some text.',
  atMostMaxField: 'At most {MAX_FIELD_LENGTH} characters.',
});

export const suggestions = texts('policies.document.answers.suggestions', {
  inOfferedFromYouAnswered: 'In {offeredFrom} you answered',
  ourSuggestion: 'Our suggestion',
  you: 'You',
  useAnswerWords: 'Use {answerWords}',
  use: 'Use',
});
