import { COMING_KINDS, MAX_COMING } from '@portal/domain/calendar/coming.ts';
import { z } from 'zod';
import { call, done, namedFile, noInput, withData } from '../call.ts';

/** What comes in a month: only of modules that the plan holds, and from today on. */
export const readCalendar = call({
  access: 'member',
  method: 'GET',
  path: '/calendar/readCalendar',
  input: z.object({
    /** Such as "2026-12"; without one the month of today, for one that the calendar does not have the nearest. */
    month: z
      .string()
      .regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/)
      .optional(),
  }),
  output: withData(
    z.object({
      /** In the brand's time zone, such as "2026-11-26". */
      today: z.string(),
      month: z.string(),
      /** The first and the last month that there is. */
      first: z.string(),
      last: z.string(),
      entries: z
        .array(z.object({ day: z.string(), kind: z.enum(COMING_KINDS), title: z.string(), href: z.string() }))
        .max(MAX_COMING),
      /** There is more than is told. */
      isCut: z.boolean(),
    }),
  ),
  errors: [],
});

/** What comes within 90 days, as a file for calendar programs (RFC 5545). */
export const downloadCalendar = call({
  access: 'member',
  method: 'GET',
  path: '/calendar/downloadCalendar',
  input: noInput,
  output: namedFile,
  errors: [],
  perMinute: 20,
  file: 'text/calendar; charset=utf-8',
  isDownload: true,
});

const own = { access: 'member', method: 'POST', closedToService: true } as const;

/** Whether the caller has an address that a calendar program reads, and when one did last. */
export const readCalendarFeed = call({
  access: 'member',
  method: 'GET',
  path: '/calendar/readFeed',
  input: noInput,
  output: withData(z.object({ madeAt: z.string().nullable(), lastReadAt: z.string().nullable() })),
  errors: [],
});

/** Makes the caller's address, or another one instead of it. It is told once, because only its hash is kept. */
export const renewCalendarFeed = call({
  ...own,
  path: '/calendar/renewFeed',
  input: noInput,
  output: withData(z.object({ address: z.string() })),
  errors: [],
  perMinute: 20,
});

/** Ends the caller's address. */
export const endCalendarFeed = call({ ...own, path: '/calendar/endFeed', input: noInput, output: done, errors: [] });
