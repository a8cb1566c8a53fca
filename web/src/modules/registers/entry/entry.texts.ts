import { texts } from '@portal/domain/texts/texts.ts';

/** One entry. */
export const entry = texts('registers.entry', {
  origin: 'The portal added this record for you. <link>Open the page it comes from</link>',
  newTitle: '{entry}: new record',
  what: 'This record',
  loading: 'Loading the record',
  gone: 'Record not found',
  goneText: 'The address may be incorrect, or someone may have deleted the record.',
  showRegister: 'Show the register',
  details: 'Details',
  save: 'Save',
  saved: 'The record is saved.',
  cancel: 'Cancel',
  close: 'Close this record',
  reopen: 'Reopen',
  reopened: 'The record is open again.',
  delete: 'Delete',
  due: 'Due {day}',
  wasDue: 'Was due {day}',
  noDue: 'No due date',
  closed: 'Closed on {day} by {name}',
  keptUntil: 'It will be deleted on {day}.',
  created: 'Added by {name} on {day}',
  isClosed: 'This record is closed. Reopen it to change it.',
});

/** The form of an entry. */
export const form = texts('registers.form', {
  optional: '{name} (optional)',
  yes: 'Yes',
  no: 'No',
  notKnown: 'Not answered',
  ownerName: 'Owner (optional)',
  ownerNameHint: 'The person who takes care of this record.',
  ownerEmail: 'Owner’s email (optional)',
  checklist: 'Checklist',
  stillOpen: 'Open',
  done: 'Done',
  notNeeded: 'Not needed',
});

/** Closing an entry. */
export const closing = texts('registers.closing', {
  title: 'Close this record?',
  when: 'Close it when this is true: {done}',
  day: 'Done on',
  chooseDate: 'Please choose a date.',
  plan: 'Plan the next one in {months, plural, one {# month} other {# months}}',
  confirm: 'Close the record',
  cancel: 'Cancel',
  done: 'The record is closed.',
  doneAndPlanned: 'The record is closed, and the next one is planned.',
});

/** Deleting an entry. */
export const deleting = texts('registers.deleting', {
  title: 'Delete this record?',
  text: 'The record “{title}” will be deleted for good, with its evidence and its history. If the matter is settled, close the record instead so you can still prove it.',
  confirm: 'Delete',
  done: 'The record was deleted.',
});

/** Files that prove an entry. */
export const evidence = texts('registers.evidence', {
  title: 'Evidence',
  hint: 'Up to {files, number} files, up to {megabytes, number} MB each: for example, a signed list, a certificate or a screenshot.',
  none: 'No files yet.',
  add: 'Add a file',
  added: '{name} was added.',
  remove: 'Remove {name}',
  removed: '{name} was removed.',
  by: '{size}, added by {name} on {day}',
  allowed: 'Up to {megabytes, number} MB each.',
});

/** What became of an entry. */
export const history = texts('registers.history', {
  title: 'History',
  by: '{what} by {name}',
  created: 'Added',
  imported: 'Imported',
  planned: 'Planned when the previous one was closed,',
  changed: 'Changed',
  closed: 'Closed',
  reopened: 'Reopened',
  fileAdded: 'File {file} added',
  fileRemoved: 'File {file} removed',
  owner: 'Owner',
  filled: '{column}: {to}',
  emptied: '{column}: {from} (removed)',
  replaced: '{column}: {from}, now {to}',
});
