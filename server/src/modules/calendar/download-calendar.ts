import { createHash } from 'node:crypto';
import type { downloadCalendar as contract } from '@portal/contract/calendar/calendar.calls.ts';
import type { ComingEntry } from '@portal/domain/calendar/coming.ts';
import { icsFile } from '@portal/domain/calendar/ics-file.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { file } from './calendar.texts.ts';
import { readComing } from './read-coming.ts';

/** A file is read once and grows old; what is farther away changes before it comes. */
const FILE_DAYS = 90;

/** What comes, as a file for calendar programs. */
export async function downloadCalendar(
  services: Services,
  caller: CallerOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, clock, config } = services;
  const { session, brand } = caller;
  const now = clock.now();
  const today = dayOf(now, brand.timeZone);
  const coming = await readComing(services, caller, { from: today, to: addDays(today, FILE_DAYS) });
  await database.inOrg(session.orgId, (tx) => auditCaller(tx, caller, now, { action: 'calendar.downloaded' }));
  const origin = brandOrigin(brand, config.publicUrl);
  const events = coming.map((entry) => ({
    uid: `${eventId(session.orgId, entry)}@${new URL(origin).hostname}`,
    day: entry.day,
    title: entry.title,
    url: origin + entry.href,
  }));
  const name = sayFor(brand)(file.name, { brand: brand.brandNameShort });
  return { fileName: `calendar-${today}.ics`, bytes: Buffer.from(icsFile(name, events, now)) };
}

/** Tells nothing of the firm; the scans of a day stay the same event when a website is added to them. */
const eventId = (orgId: string, { day, kind, title }: ComingEntry) =>
  createHash('sha256')
    .update(`${orgId} ${day} ${kind} ${kind === 'scan' ? '' : title}`)
    .digest('hex')
    .slice(0, 32);
