import { GRACE_DAYS, REST_DAYS } from '@portal/domain/phishing/phishing-limits.ts';
import { nextWorkingInstant } from '@portal/domain/phishing/working-hours.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { listProvedDomains } from '../domains/domains.store.ts';
import { isAt } from '../firm/people.store.ts';
import { findSettings } from '../firm/settings.store.ts';
import { type DueMail, findLastSent } from './sending.store.ts';

/** Mails that wait for the next working hours do not all go in its first minute. */
const APART_MS = 30_000;
const REST_MS = REST_DAYS * 24 * 60 * 60_000;

/** What becomes of mails that are due. */
export type SortedMails = {
  /** Ids. */
  readonly dropped: readonly string[];
  readonly postponed: readonly { readonly mailId: string; readonly sendAt: Date }[];
  readonly sent: readonly DueMail[];
};

/** What is to be dropped, what waits for working hours or because the person had another a short time ago, and what goes now. */
export async function sortDue(
  { plans }: Pick<Services, 'plans'>,
  tx: OrgTransaction,
  { timeZone }: Pick<Brand, 'timeZone'>,
  due: readonly DueMail[],
  now: Date,
): Promise<SortedMails> {
  const isActive = (await plans.current(tx)).modules.phishing === 'ACTIVE' && (await findSettings(tx)).is_on;
  const proved = await listProvedDomains(tx, now);
  const isInTime = (mail: DueMail, at: Date) => dayOf(at, timeZone) <= addDays(mail.ends_on, GRACE_DAYS);
  const isWanted = (mail: DueMail) =>
    isActive && mail.stopped_at === null && mail.status === 'active' && isInTime(mail, now) && isAt(proved, mail);
  const wanted = due.filter(isWanted);
  const dropped = due.filter((mail) => !isWanted(mail)).map((mail) => mail.mail_id);
  const next = nextWorkingInstant(now, timeZone).getTime();
  if (next !== now.getTime()) {
    const later = wanted.map((mail, index) => ({ mailId: mail.mail_id, sendAt: new Date(next + index * APART_MS) }));
    return { dropped, postponed: later, sent: [] };
  }
  const rested = await sortByRest(tx, wanted, now);
  const resting = rested.resting.map(({ mail, until }) => ({ mail, sendAt: nextWorkingInstant(until, timeZone) }));
  return {
    dropped: [...dropped, ...resting.filter((one) => !isInTime(one.mail, one.sendAt)).map(({ mail }) => mail.mail_id)],
    postponed: resting
      .filter((one) => isInTime(one.mail, one.sendAt))
      .map(({ mail, sendAt }) => ({ mailId: mail.mail_id, sendAt })),
    sent: rested.sent,
  };
}

/** Plans keep mails two weeks apart, but one that was late came nearer to the next: what counts is when people got theirs. */
async function sortByRest(tx: OrgTransaction, mails: readonly DueMail[], now: Date) {
  const people = mails.map((mail) => mail.trainee_id);
  const last = new Map(await findLastSent(tx, people, new Date(now.getTime() - REST_MS)));
  const sent: DueMail[] = [];
  const resting: { mail: DueMail; until: Date }[] = [];
  for (const mail of mails) {
    const before = last.get(mail.trainee_id);
    if (before !== undefined) resting.push({ mail, until: new Date(before.getTime() + REST_MS) });
    else {
      sent.push(mail);
      last.set(mail.trainee_id, now);
    }
  }
  return { sent, resting };
}
