import { texts } from '@portal/domain/texts/texts.ts';

export const linkDialog = texts('frame.textEditor.linkDialog', {
  pleaseEnterAnAddress: 'Please enter an address that begins with https://, or an email address.',
  title: 'Link',
  removeLink: 'Remove link',
  cancel: 'Cancel',
  setLink: 'Set link',
  address: 'Address',
});

export const tableButtons = texts('frame.textEditor.tableButtons', {
  addARow: 'Add a row',
  addAColumn: 'Add a column',
  deleteTheRow: 'Delete the row',
  deleteTheColumn: 'Delete the column',
});

export const textToolbar = texts('frame.textEditor.textToolbar', {
  text: 'Text',
  undo: 'Undo',
  redo: 'Redo',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  quote: 'Quote',
  table: 'Table',
});

export const markdownField = texts('frame.textEditor.markdownField', {
  loadingTheEditor: 'Loading the editor',
});
