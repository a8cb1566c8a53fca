import type { MailState } from './phishing-states.ts';

/** What figures are made of. */
export type CountedMail = {
  readonly state: MailState;
  readonly sentAt: Date | null;
  readonly reportedAt: Date | null;
  readonly clickedAt: Date | null;
  readonly furtherAt: Date | null;
  readonly lessonDoneAt: Date | null;
  /** Opened by a robot. */
  readonly robotAt: Date | null;
};

export type PhishingFigures = {
  readonly planned: number;
  readonly delivered: number;
  readonly bounced: number;
  readonly reported: number;
  readonly clicked: number;
  readonly wentFurther: number;
  readonly lessonsDone: number;
  readonly robots: number;
  /** Of 100; null where nothing was delivered. */
  readonly reportRate: number | null;
  readonly clickRate: number | null;
  readonly firstReportMinutes: number | null;
  readonly medianReportMinutes: number | null;
};

const MINUTE_MS = 60_000;

/**
 * The figures of some mails. Rates are of delivered ones; what bounced or was never sent is in none. A mail that only a robot opened
 * counts as not clicked. A report counts whether or not it came after a click.
 */
export function figuresOf(mails: readonly CountedMail[]): PhishingFigures {
  const delivered = mails.filter(({ state }) => state === 'delivered');
  const count = (has: (mail: CountedMail) => boolean) => delivered.filter(has).length;
  const reported = count(({ reportedAt }) => reportedAt !== null);
  const clicked = count(({ clickedAt }) => clickedAt !== null);
  const minutes = delivered.flatMap(minutesToReport).sort((one, other) => one - other);
  return {
    planned: mails.length,
    delivered: delivered.length,
    bounced: mails.filter(({ state }) => state === 'bounced').length,
    reported,
    clicked,
    wentFurther: count(({ furtherAt }) => furtherAt !== null),
    lessonsDone: count(({ lessonDoneAt }) => lessonDoneAt !== null),
    robots: count(({ robotAt, clickedAt }) => robotAt !== null && clickedAt === null),
    reportRate: rateOf(reported, delivered.length),
    clickRate: rateOf(clicked, delivered.length),
    firstReportMinutes: minutes[0] ?? null,
    medianReportMinutes: minutes[Math.floor((minutes.length - 1) / 2)] ?? null,
  };
}

const rateOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));

/** From the sending of a mail to its report, in whole minutes; never less than none. */
export const minutesBetween = (sentAt: Date, reportedAt: Date): number =>
  Math.max(0, Math.round((reportedAt.getTime() - sentAt.getTime()) / MINUTE_MS));

const minutesToReport = ({ sentAt, reportedAt }: CountedMail): readonly number[] =>
  sentAt === null || reportedAt === null ? [] : [minutesBetween(sentAt, reportedAt)];
