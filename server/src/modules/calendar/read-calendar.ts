import type { readCalendar as readCalendarCall } from '@portal/contract/calendar/calendar.calls.ts';
import { calendarMonths, monthSpan, shownMonth } from '@portal/domain/calendar/calendar-months.ts';
import { MAX_COMING } from '@portal/domain/calendar/coming.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { readComing } from './read-coming.ts';

/** What comes in a month. */
export async function readCalendar(
  services: Services,
  caller: CallerOf<typeof readCalendarCall>,
  input: InputOf<typeof readCalendarCall>,
): Promise<AnswerOf<typeof readCalendarCall>> {
  const today = dayOf(services.clock.now(), caller.brand.timeZone);
  const month = shownMonth(input.month, today);
  const coming = await readComing(services, caller, monthSpan(month, today));
  const entries = coming.slice(0, MAX_COMING);
  return {
    success: true,
    data: { today, month, ...calendarMonths(today), entries, isCut: entries.length < coming.length },
  };
}
