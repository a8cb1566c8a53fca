import type { downloadCalendar as contract } from '@portal/contract/calendar/calendar.calls.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { calendarFile } from './calendar-file.ts';

/** A file is read once and grows old; what is farther away changes before it comes. */
const FILE_DAYS = 90;

/** What comes, as a file for calendar programs. */
export async function downloadCalendar(
  services: Services,
  caller: CallerOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, clock } = services;
  const { today, text } = await calendarFile(services, caller, FILE_DAYS);
  await database.inOrg(caller.session.orgId, (tx) =>
    auditCaller(tx, caller, clock.now(), { action: 'calendar.downloaded' }),
  );
  return { fileName: `calendar-${today}.ics`, bytes: Buffer.from(text) };
}
