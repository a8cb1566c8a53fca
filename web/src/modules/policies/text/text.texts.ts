import { texts } from '@portal/domain/texts/texts.ts';

export const insertAnswerMenu = texts('policies.text.insertAnswerMenu', {
  answersToPutInto: 'Answers to put into the text',
  insertAnAnswer: 'Insert an answer',
});

export const textPane = texts('policies.text.textPane', {
  textOfName: 'Text of {name}',
  nameOfThePolicy: 'Name of the policy',
  pleaseEnterAName: 'Please enter a name.',
  coloredWordsAreAnswers: 'Colored words are answers: they follow the questions, wherever you move them.',
  finishEditing: 'Finish editing',
});
