import { texts } from '@portal/domain/texts/texts.ts';

export const fileDrop = texts('ui.fields.fileDrop', {
  chooseFiles: 'Choose files',
  chooseAFile: 'Choose a file',
  chosenFiles: 'Chosen files',
  removeName: 'Remove {name}',
});
