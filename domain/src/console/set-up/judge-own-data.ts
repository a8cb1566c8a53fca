import type { Brand } from '../../portal/brand.ts';
import { contrastRatio } from '../../portal/colour-contrast.ts';
import { type SetUpLine, setUpLine } from './set-up-line.ts';

/** What the portal itself knows about a brand. */
export type OwnFacts = {
  readonly brand: Pick<Brand, 'brandNameLong' | 'brandLogo' | 'accentColour' | 'supportEmail'>;
  /** Whether it is as it came along: nobody has changed it. */
  readonly isSample: boolean;
  /** Who said that they have read the legal page; null until then. */
  readonly legalReadBy: string | null;
  /** Plans that are offered. */
  readonly plans: number;
  /** Accounts of staff, and how many of them have a second factor. */
  readonly staff: number;
  readonly safeStaff: number;
  readonly testMail: TestMailFacts | null;
};

export type TestMailFacts = {
  readonly to: string;
  readonly status: 'queued' | 'sent' | 'failed';
  /** What the mail server said last; empty where it has not refused it. */
  readonly error: string;
  /** Whether emails are stored as files, so that none leaves. */
  readonly isStored: boolean;
};

/** WCAG 2.2, 1.4.3: white text on the color. */
const TEXT_RATIO = 4.5;
/** WCAG 2.2, 1.4.11: what is not text; down to it the portal has to darken the color behind text only a little. */
const LEAST_RATIO = 3;

/** Names that nobody can own (RFC 2606, RFC 6761). */
const SAMPLE_DOMAINS = ['example', 'invalid', 'test', 'localhost', 'example.com', 'example.net', 'example.org'];

function isSampleAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return SAMPLE_DOMAINS.some((sample) => domain === sample || domain.endsWith(`.${sample}`));
}

/** Looks and words, plans, people and the last test email of a brand. */
export function judgeOwnData(facts: OwnFacts): readonly SetUpLine[] {
  const { brand, isSample, legalReadBy, plans, testMail } = facts;
  const { brandNameLong: name, supportEmail: email } = brand;
  return [
    judgeTestMail(testMail),
    setUpLine('names', isSample ? 'namesSample' : 'namesGood', { name }),
    setUpLine('logo', brand.brandLogo === null ? 'logoMissing' : 'logoGood'),
    judgeColor(brand.accentColour),
    setUpLine('support', isSampleAddress(email) ? 'supportSample' : 'supportGood', { email }),
    legalReadBy === null ? setUpLine('legal', 'legalUnread') : setUpLine('legal', 'legalRead', { name: legalReadBy }),
    setUpLine('plans', plans === 0 ? 'plansNone' : 'plansOffered', { count: String(plans) }),
    judgeColleague(facts),
  ];
}

function judgeTestMail(mail: TestMailFacts | null): SetUpLine {
  if (mail === null) return setUpLine('testMail', 'testMailNever');
  const { to, status, error, isStored } = mail;
  if (status === 'sent') return setUpLine('testMail', isStored ? 'testMailStored' : 'testMailAccepted', { to });
  if (status === 'failed') return setUpLine('testMail', 'testMailFailed', { to, error });
  return error === ''
    ? setUpLine('testMail', 'testMailWaiting', { to })
    : setUpLine('testMail', 'testMailTried', { to, error });
}

function judgeColor(color: string): SetUpLine {
  const ratio = contrastRatio(color, '#ffffff');
  const finding = ratio >= TEXT_RATIO ? 'colorGood' : ratio >= LEAST_RATIO ? 'colorMiddling' : 'colorLight';
  return setUpLine('color', finding, { color, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) });
}

function judgeColleague({ staff, safeStaff }: OwnFacts): SetUpLine {
  if (staff < 2) return setUpLine('colleague', 'colleagueNone');
  return setUpLine('colleague', safeStaff < 2 ? 'colleagueUnsafe' : 'colleagueGood', { count: String(safeStaff) });
}
