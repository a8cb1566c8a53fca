import { texts } from '@portal/domain/texts/texts.ts';

/** One register. */
export const register = texts('registers.register', {
  all: 'All registers',
  what: 'This register',
  loading: 'Loading the register',
  add: 'Add a record',
  import: 'Import',
  export: 'Download as CSV',
  pages: 'Pages of records',
  emptyTitle: 'No records here yet',
  emptyText: 'Start with one you know about, or import the list you already keep.',
});

/** What a register is for. */
export const about = texts('registers.about', {
  title: 'How to keep this register',
  due: '{what}: {months, plural, one {every month} other {every # months}}, counted from “{column}”.',
  dueOn: '{what}: on the day in “{column}”.',
  done: 'A record is closed when this is true: {done}',
  kept: 'A closed record is deleted after {months, plural, one {# month} other {# months}}.',
  askedFor: 'Required by {count, plural, one {# clause} other {# clauses}} of your policies',
  ofPolicy: '<link>{policy}</link>: {clauses}',
  example: 'An example',
  exampleHint: 'This is not one of your records. It shows what goes where.',
});

/** What is shown of a register. */
export const filters = texts('registers.filters', {
  search: 'Search this register',
  show: 'Show',
  orderBy: 'Sort by',
  open: 'Open ({count, number})',
  overdue: 'Overdue ({count, number})',
  closed: 'Closed ({count, number})',
  all: 'All ({count, number})',
  due: 'Due date',
  title: 'Name',
  owner: 'Owner',
  changed: 'Last changed',
});

/** The table of a register. */
export const table = texts('registers.table', {
  label: 'Records',
  state: 'Status',
  due: 'Due',
  closedOn: 'Closed on {day}',
  owner: 'Owner',
  evidence: 'Evidence',
  files: '{count, plural, one {# file} other {# files}}',
  nothingFound: 'No records found.',
});
