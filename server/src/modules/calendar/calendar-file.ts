import { createHash } from 'node:crypto';
import type { ComingEntry } from '@portal/domain/calendar/coming.ts';
import { icsFile } from '@portal/domain/calendar/ics-file.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { file } from './calendar.texts.ts';
import { readComing } from './read-coming.ts';

type Reader = { readonly session: { readonly orgId: string }; readonly brand: Brand; readonly language?: Language };

/** What comes to a firm within some days from today, as calendar programs read it (RFC 5545). */
export async function calendarFile(services: Services, reader: Reader, days: number) {
  const { clock, config } = services;
  const { session, brand, language } = reader;
  const now = clock.now();
  const today = dayOf(now, brand.timeZone);
  const coming = await readComing(services, reader, { from: today, to: addDays(today, days) });
  const origin = brandOrigin(brand, config.publicUrl);
  const events = coming.map((entry) => ({
    uid: `${eventId(session.orgId, entry)}@${new URL(origin).hostname}`,
    day: entry.day,
    title: entry.title,
    url: origin + entry.href,
  }));
  const name = sayFor(brand, language)(file.name, { brand: brand.brandNameShort });
  return { today, text: icsFile(name, events, now) };
}

/** Tells nothing of the firm; the scans of a day stay the same event when a website is added to them. */
const eventId = (orgId: string, { day, kind, title }: ComingEntry) =>
  createHash('sha256')
    .update(`${orgId} ${day} ${kind} ${kind === 'scan' ? '' : title}`)
    .digest('hex')
    .slice(0, 32);
