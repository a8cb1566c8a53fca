import * as calls from '@portal/contract/calendar/calendar.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { endCalendarFeed, readCalendarFeed, renewCalendarFeed } from './calendar-feed.ts';
import { downloadCalendar } from './download-calendar.ts';
import { readCalendar } from './read-calendar.ts';

/** Calls of the calendar. */
export const calendarCalls: readonly BoundCall<Services>[] = [
  bind(calls.readCalendar).to(readCalendar),
  bind(calls.downloadCalendar).to(downloadCalendar),
  bind(calls.readCalendarFeed).to(readCalendarFeed),
  bind(calls.renewCalendarFeed).to(renewCalendarFeed),
  bind(calls.endCalendarFeed).to(endCalendarFeed),
];
