import type { ComingEntry } from '@portal/domain/calendar/coming.ts';
import { type BriefEntry, comingInBrief } from '@portal/domain/calendar/coming-in-brief.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail, MailFact } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';
import { facts as factTexts, step as steps, subject as subjects, digest as texts } from './emails.texts.ts';

export type DigestMailData = MailTeller & {
  readonly firstName: string;
  readonly frequency: 'weekly' | 'monthly';
  readonly score: number;
  /** Points since the digest before; null where there is nothing to compare with. */
  readonly gained: number | null;
  readonly verdict: { readonly title: string; readonly text: string };
  readonly better: readonly string[];
  readonly worse: readonly string[];
  /** The one thing to do; null when nothing is open. */
  readonly step: {
    readonly title: string;
    readonly minutes: number;
    readonly gain: number;
    readonly url: string;
  } | null;
  /** People with training that is overdue. */
  readonly late: number;
  /** Records that are overdue, where they are not the one thing to do; absent in one that an earlier portal has queued. */
  readonly lateRecords?: number;
  /** What came to its end since the digest before; absent in one that an earlier portal has queued. */
  readonly news?: readonly string[];
  /** What the calendar shows until the next digest; absent in one that a portal of before the calendar has queued. */
  readonly coming?: readonly ComingEntry[];
  readonly homeUrl: string;
  /** The page on which its reader gets it less often, or no more. */
  readonly choiceUrl: string;
  /** Where mail programs send their own "unsubscribe" to (RFC 8058). */
  readonly unsubscribeUrl: string;
};

const SHOWN = 4;

/** How the firm stands, on one screen: score, what changed, the one thing to do, who is late, what comes. */
export async function renderDigestMail(given: DigestMailData): Promise<Mail> {
  const data = withPlainNames(given);
  const { brand, say, firstName: name, frequency, score, verdict, step, unsubscribeUrl } = data;
  const mail = await composeMail(
    brand,
    {
      subject: subjectOf(data),
      preheader: step === null ? verdict.title : say(texts.next, { title: step.title }),
      heading: name === '' ? say(texts.headingWithoutName, { score }) : say(texts.heading, { name, score }),
      paragraphs: [say(texts.verdict, verdict), step === null ? say(texts.nothingOpen) : stepText(data, step)],
      facts: factsOf(data),
      action:
        step === null ? { label: say(texts.seeHow), url: data.homeUrl } : { label: say(texts.doNow), url: step.url },
      notes: [say(texts.noPassword)],
      reason: say(texts.reason, { brand: brand.brandNameShort }),
      choice: { label: say(frequency === 'weekly' ? texts.onceAMonth : texts.howOften), url: data.choiceUrl },
    },
    say,
  );
  return { ...mail, unsubscribeUrl };
}

const LONGEST_TEXT = 300;
const plain = (text: string) => plainParagraphs(text, LONGEST_TEXT).join(' ');

/** Titles and changes name websites, policies and people as somebody typed them. */
function withPlainNames(data: DigestMailData): DigestMailData {
  const { firstName, verdict, better, worse, step } = data;
  return {
    ...data,
    firstName: plainName(firstName),
    verdict: { ...verdict, text: plain(verdict.text) },
    better: better.map(plain),
    worse: worse.map(plain),
    step: step === null ? null : { ...step, title: plain(step.title) },
  };
}

function subjectOf({ say, frequency, score, gained }: DigestMailData): string {
  const isWeekly = frequency === 'weekly';
  if (gained === null || gained === 0) return say(isWeekly ? subjects.week : subjects.month, { score });
  const points = Math.abs(gained);
  return gained > 0
    ? say(isWeekly ? subjects.weekUp : subjects.monthUp, { score, points })
    : say(isWeekly ? subjects.weekDown : subjects.monthDown, { score, points });
}

function stepText({ say }: DigestMailData, step: NonNullable<DigestMailData['step']>): string {
  const { title, minutes, gain: points } = step;
  const isShort = minutes < 60;
  const time = isShort ? minutes : Math.round(minutes / 60);
  return points > 0
    ? say(isShort ? steps.minutesAndPoints : steps.hoursAndPoints, { title, time, points })
    : say(isShort ? steps.minutes : steps.hours, { title, time });
}

function factsOf(data: DigestMailData): readonly MailFact[] {
  const { say, better, worse, late: count, lateRecords = 0, news = [], coming = [] } = data;
  const { shown, left } = comingInBrief(coming, SHOWN);
  const comingUp = say(factTexts.comingUp);
  return [
    ...worse.slice(0, SHOWN).map((value) => ({ label: say(factTexts.toReview), value })),
    ...better.slice(0, SHOWN).map((value) => ({ label: say(factTexts.better), value })),
    ...news.slice(0, SHOWN).map((value) => ({ label: say(factTexts.news), value: plain(value) })),
    ...(count > 0 ? [{ label: say(factTexts.late), value: say(factTexts.peopleLate, { count }) }] : []),
    ...(lateRecords > 0
      ? [{ label: say(factTexts.late), value: say(factTexts.recordsLate, { count: lateRecords }) }]
      : []),
    ...shown.map((entry) => ({ label: comingUp, value: inOneLine(entry, data) })),
    ...(left > 0 ? [{ label: comingUp, value: say(factTexts.more, { count: left }) }] : []),
  ];
}

function inOneLine(entry: BriefEntry, { brand, say }: DigestMailData): string {
  const day = brandDay(entry.day, brand);
  const title = plain(entry.title);
  return entry.times === 1
    ? say(factTexts.onDay, { day, title })
    : say(factTexts.onDays, { day, title, count: entry.times });
}
