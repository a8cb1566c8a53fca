import { say } from '../../../portal/texts/say.ts';

/** A month such as 2026-11 as people write it. */
export const monthInWords = (month: string, width: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(say.locale, {
    month: width,
    timeZone: 'UTC',
    ...(width === 'long' ? { year: 'numeric' } : {}),
  }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
