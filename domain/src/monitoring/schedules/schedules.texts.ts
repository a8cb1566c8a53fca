import { texts } from '../../texts/texts.ts';

/** By number, 1 is Monday. */
export const weekdays = texts('monitoring.weekdays', {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
});

export const recurrences = texts('monitoring.recurrences', {
  d: 'Daily',
  w: 'Weekly',
  m: 'Monthly',
  q: 'Quarterly',
});

/** How often a website is scanned, as half sentences: they follow "scanned", or begin a line with a capital. */
export const rules = texts('monitoring.recurrenceRules', {
  day: 'every day',
  week: 'every week on {weekday}',
  monthOnWeekday:
    'every month on the {index, select, first {first} second {second} third {third} fourth {fourth} other {last}} {weekday}',
  quarterOnWeekday:
    'every three months on the {index, select, first {first} second {second} third {third} fourth {fourth} other {last}} {weekday}',
  monthOnDay: 'every month on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  quarterOnDay: 'every three months on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  monthOnLateDay:
    'every month on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, or the last day of shorter months',
  quarterOnLateDay:
    'every three months on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, or the last day of shorter months',
});
