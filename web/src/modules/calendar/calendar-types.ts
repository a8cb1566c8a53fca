import type { CallOutput } from '../../api/calls.ts';

export type CalendarMonth = CallOutput<'readCalendar'>['data'];
export type CalendarEntry = CalendarMonth['entries'][number];
