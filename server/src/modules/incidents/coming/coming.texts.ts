import { texts } from '@portal/domain/texts/texts.ts';

/** A legal deadline on its day, in the calendar and in emails. */
export const coming = texts('incidents.coming', {
  deadline: '{name} by {ends, time, short} ({incident})',
});

/** To do on the home page and in the email of Monday. */
export const action = texts('incidents.action', {
  overdue: 'Resolve {count, plural, one {# overdue legal deadline} other {# overdue legal deadlines}}: {incident}',
  dueBy:
    'Resolve {count, plural, one {# legal deadline} other {# legal deadlines}} by {ends, date, medium}: {incident}',
  withoutDelay: 'Resolve {count, plural, one {# legal deadline} other {# legal deadlines}} now: {incident}',
  overdueText:
    '“{name}” was due on {ends, date, medium} at {ends, time, short}. Mark it as done, or say why it does not apply.',
  dueByText: '“{name}” is due on {ends, date, medium} at {ends, time, short}.',
  withoutDelayText: '“{name}” has no fixed deadline: the law requires it without delay.',
});
