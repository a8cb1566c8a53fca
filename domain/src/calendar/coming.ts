import type { Say } from '../texts/say.ts';
import { coming } from './calendar.texts.ts';

/** What can come on a day, what needs somebody before what happens without anybody. */
export const COMING_KINDS = [
  'legal-deadline',
  'plan-end',
  'certificate-end',
  'course-due',
  'policy-review',
  'record-due',
  'answers-confirm',
  'risk-end',
  'handover-end',
  'proof-pack-end',
  'phishing-start',
  'phishing-end',
  'course-opens',
  'sign-off-reminder',
  'scan',
] as const;
export type ComingKind = (typeof COMING_KINDS)[number];

/** More than a person reads of a month; what comes first is kept. */
export const MAX_COMING = 400;

/** Something that comes on a day; the calendar, its file and the mail of Monday tell it in these same words. */
export type ComingEntry = {
  /** In the brand's time zone, such as "2026-12-01". */
  readonly day: string;
  readonly kind: ComingKind;
  readonly title: string;
  /** Path of the page that it is about. */
  readonly href: string;
};

/** Days from one to another, both included. */
export type DaySpan = { readonly from: string; readonly to: string };

/** For when entries are asked: the days that are wanted, and the clock of the brand. */
export type ComingPlace = {
  readonly span: DaySpan;
  readonly today: string;
  readonly timeZone: string;
};

/** Whether a day lies in a span. */
export const isWithin = (day: string, { from, to }: DaySpan): boolean => from <= day && day <= to;

/**
 * The entries of a span in the order in which they are told: by day, then what needs somebody first, then by title. What two modules
 * tell, as the end of a certificate, is told once, as the first of them does.
 */
export function comingWithin(entries: readonly ComingEntry[], span: DaySpan): readonly ComingEntry[] {
  const within = entries.filter(({ day }) => isWithin(day, span)).toReversed();
  return [...new Map(within.map((entry) => [`${entry.day} ${entry.kind} ${entry.title}`, entry])).values()].toSorted(
    (one, other) =>
      order(one.day, other.day) ||
      COMING_KINDS.indexOf(one.kind) - COMING_KINDS.indexOf(other.kind) ||
      order(one.title, other.title),
  );
}

/** The end of a certificate, in the words that scans and looks from outside share. */
export const certificateEnd = (host: string, day: string, href: string, say: Say): ComingEntry => ({
  day,
  kind: 'certificate-end',
  title: say(coming.certificateExpires, { host }),
  href,
});

const order = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
