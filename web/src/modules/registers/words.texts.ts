import { texts } from '@portal/domain/texts/texts.ts';

export const log = texts('registers.log', {
  saved: 'Saved a record',
  closed: 'Closed a record',
  reopened: 'Reopened a record',
  deleted: 'Deleted a record',
  imported: 'Imported records',
  exported: 'Downloaded records',
  fileAdded: 'Added evidence to a record',
  fileRemoved: 'Removed evidence from a record',
  fileDownloaded: 'Downloaded evidence from a record',
});
