import { texts } from '@portal/domain/texts/texts.ts';

export const linkDialog = texts('portal.textEditor.linkDialog', {
  pleaseEnterAnAddress: 'Please enter an address that begins with https://, or an email address.',
  title: 'Link',
  removeLink: 'Remove link',
  cancel: 'Cancel',
  setLink: 'Set link',
  address: 'Address',
});

export const tableButtons = texts('portal.textEditor.tableButtons', {
  addARow: 'Add a row',
  addAColumn: 'Add a column',
  deleteTheRow: 'Delete the row',
  deleteTheColumn: 'Delete the column',
});

export const textToolbar = texts('portal.textEditor.textToolbar', {
  text: 'Text',
  undo: 'Undo',
  redo: 'Redo',
});

export const markdownField = texts('portal.textEditor.markdownField', {
  loadingTheEditor: 'Loading the editor',
});
