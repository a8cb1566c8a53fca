import { texts } from '@portal/domain/texts/texts.ts';

/** Headings and cells of a register's file, beside its own columns. */
export const csv = texts('registers.csv', {
  owner: 'Owner',
  ownerEmail: 'Owner’s email',
  dueOn: 'Due on',
  closedOn: 'Closed on',
  closedBy: 'Closed by',
  files: 'Evidence files',
  yes: 'Yes',
  no: 'No',
  done: 'Done',
  notNeeded: 'Not needed',
});

/** Why a file cannot be imported; follows "Cannot read file." */
export const refusals = texts('registers.refusals', {
  noTitle: 'No column is called “{column}”. Add a header row at the top.',
  noRows: 'There is nothing below the header row.',
});

/** Days to come, in the calendar and in emails. */
export const coming = texts('registers.coming', {
  due: '{what}: {title}',
});

/** To do on the home page. */
export const suggestion = texts('registers.suggestion', {
  overdue: '{count, plural, one {Bring # overdue record up to date} other {Bring # overdue records up to date}}',
  overdueText: 'The oldest is “{title}” in {register}.',
});

/** How much is translated, for staff. */
export const coverage = texts('registers.coverage', {
  registers: 'Records',
});
