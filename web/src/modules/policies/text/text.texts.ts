import { texts } from '@portal/domain/texts/texts.ts';

export const insertAnswerMenu = texts('policies.text.insertAnswerMenu', {
  label: 'Answers to insert into the text',
  insertAnAnswer: 'Insert an answer',
});

export const textPane = texts('policies.text.textPane', {
  textOfName: 'Text of {name}',
  name: 'Policy name',
  nameMissing: 'Please enter a name.',
  coloredWords: 'Colored words are answers: they stay linked to their questions, wherever you move them.',
  finishEditing: 'Finish editing',
});
