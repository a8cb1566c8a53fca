import { texts } from '@portal/domain/texts/texts.ts';

/** All registers. */
export const overview = texts('registers.overview', {
  title: 'Records',
  description:
    'Policies say what you do. Records prove it: who your suppliers are, who checked which accounts, and whether your backups can be restored.',
  what: 'The records',
  loading: 'Loading records',
  overdue: '{count, plural, one {# record is overdue} other {# records are overdue}}',
  overdueHint: 'Bring each one up to date, or close it if it is done.',
  due: '{register}, due {day}',
  andMore:
    '{count, plural, one {# more overdue record is in its register.} other {# more overdue records are in their registers.}}',
  all: 'Registers',
  open: '{count, plural, one {# open} other {# open}}',
  late: '{count, plural, one {# overdue} other {# overdue}}',
  closed: '{count, plural, one {# closed} other {# closed}}',
  none: 'Nothing yet',
  next: 'Next due {day}',
});

/** How an entry stands. */
export const states = texts('registers.states', {
  open: 'Open',
  overdue: 'Overdue',
  closed: 'Closed',
});

/** How values are shown. */
export const shown = texts('registers.shown', {
  yes: 'Yes',
  no: 'No',
  nothing: 'Nothing',
});
