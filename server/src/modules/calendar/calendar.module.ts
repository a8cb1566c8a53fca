import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { calendarCalls } from './calendar.calls.ts';

/** What comes, by day. */
export const calendar: ServerModule<Services> = {
  calls: calendarCalls,
};
