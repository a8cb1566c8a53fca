import type { ComingEntry } from '@portal/domain/calendar/coming.ts';
import { type BriefEntry, comingInBrief } from '@portal/domain/calendar/coming-in-brief.ts';
import { counted } from '@portal/domain/dashboard/change.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';
import { brandDay } from '../../../system/brand-day.ts';

export type DigestMailData = {
  readonly brand: Brand;
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
  const { brand, firstName: name, frequency, score, gained, verdict, step, choiceUrl, unsubscribeUrl } = data;
  const span = frequency === 'weekly' ? 'this week' : 'this month';
  const mail = await composeMail(brand, {
    subject: `Your security ${span}: ${score} of 100${movement(gained)}`,
    preheader: step === null ? verdict.title : `Next: ${step.title}`,
    heading: name === '' ? `${score} of 100` : `${name}, your company scores ${score} of 100`,
    paragraphs: [`${verdict.title}. ${verdict.text}`, ...(step === null ? [NOTHING_OPEN] : [stepText(step)])],
    facts: facts(data),
    action: step === null ? { label: 'See how you stand', url: data.homeUrl } : { label: 'Do it now', url: step.url },
    notes: [
      'This email never asks for a password. If you are not sure about the link, type the address of the portal yourself.',
    ],
    reason: `you are an admin of your organization in ${brand.brandNameShort}.`,
    choice: {
      label: frequency === 'weekly' ? 'Get it once a month, or not at all' : 'Change how often you get it',
      url: choiceUrl,
    },
  });
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

const NOTHING_OPEN = 'There is nothing you have to do. We keep watching, and will write again when there is news.';

const points = (count: number) => counted(count, 'point', 'points');

function movement(gained: number | null): string {
  if (gained === null || gained === 0) return '';
  return gained > 0 ? `, ${points(gained)} up` : `, ${points(-gained)} down`;
}

function stepText({ title, minutes, gain }: NonNullable<DigestMailData['step']>): string {
  const time =
    minutes < 60
      ? `about ${counted(minutes, 'minute', 'minutes')}`
      : `about ${counted(Math.round(minutes / 60), 'hour', 'hours')}`;
  return `The one thing to do: ${title}. It takes ${time}${gain > 0 ? ` and adds ${points(gain)}` : ''}.`;
}

function facts({ brand, better, worse, late, coming = [] }: DigestMailData) {
  const { shown, left } = comingInBrief(coming, SHOWN);
  return [
    ...worse.slice(0, SHOWN).map((value) => ({ label: 'To review', value })),
    ...better.slice(0, SHOWN).map((value) => ({ label: 'Better', value })),
    ...(late > 0 ? [{ label: 'Late', value: `${counted(late, 'person', 'people')} with training overdue` }] : []),
    ...shown.map((entry) => ({ label: 'Coming up', value: inOneLine(entry, brand) })),
    ...(left > 0 ? [{ label: 'Coming up', value: `${left} more in your calendar` }] : []),
  ];
}

const inOneLine = ({ day, title, times }: BriefEntry, brand: Brand) =>
  times === 1
    ? `${brandDay(day, brand)}: ${plain(title)}`
    : `From ${brandDay(day, brand)}, on ${times} days: ${plain(title)}`;
