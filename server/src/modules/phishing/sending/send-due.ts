import { GRACE_DAYS } from '@portal/domain/phishing/phishing-limits.ts';
import { nextWorkingInstant } from '@portal/domain/phishing/working-hours.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { listProvedDomains } from '../domains/domains.store.ts';
import { isAt } from '../firm/people.store.ts';
import { findSettings } from '../firm/settings.store.ts';
import { findObstacle } from '../provider/obstacle.ts';
import { mailValues } from './mail-values.ts';
import { recheckProofs } from './recheck-proofs.ts';
import {
  type DueMail,
  dropMails,
  listFirmsWithDueMails,
  lockDueMails,
  markQueued,
  postponeMails,
  settleMails,
} from './sending.store.ts';
import { dropRemovedPeople } from './stop-mails.store.ts';

type SendServices = Pick<Services, 'database' | 'clock' | 'brands' | 'plans' | 'outbox' | 'config' | 'log'>;

const FIRMS_AT_ONCE = 200;
const MAILS_AT_ONCE = 100;
/** Mails that wait for the next working hours do not all go in its first minute. */
const APART_MS = 30_000;

/**
 * Puts the mails that are due in the queue. A mail is marked in the transaction that queues it, and rows that another process has at
 * work are passed over, so that a kill at any point leaves each person one mail at most.
 */
export async function sendDueMails(services: SendServices): Promise<void> {
  const { database, clock, log, config } = services;
  await database.asSystem(async (tx) => {
    await settleMails(tx);
    await dropRemovedPeople(tx, clock.now());
  });
  const senderDomain = config.phishing.domain;
  if (senderDomain === null || (await findObstacle(services)) !== null) return;
  await oneByOne(log, {
    name: 'phishing simulations',
    list: (after) =>
      database.onceAsSystem((tx) => listFirmsWithDueMails(tx, { now: clock.now(), after, limit: FIRMS_AT_ONCE })),
    keyOf: ({ orgId }) => orgId,
    work: async ({ orgId, brandId }) => {
      if (!(await recheckProofs(services, orgId))) return false;
      const brand = await services.brands.byId(brandId);
      let taken = MAILS_AT_ONCE;
      while (taken === MAILS_AT_ONCE)
        taken = await database.inOrg(orgId, (tx) => workOnDue(services, tx, { orgId, brand, senderDomain }));
      return true;
    },
  });
}

type Firm = { readonly orgId: string; readonly brand: Brand; readonly senderDomain: string };

/** Works the next due mails of a firm off; how many. */
async function workOnDue(services: SendServices, tx: OrgTransaction, firm: Firm): Promise<number> {
  const now = services.clock.now();
  const due = await lockDueMails(tx, now, MAILS_AT_ONCE);
  const { dropped, postponed, sent } = await sortDue(services, tx, firm, due, now);
  if (dropped.length > 0) await dropMails(tx, dropped);
  if (postponed.length > 0) await postponeMails(tx, postponed);
  if (sent.length > 0) await queueMails(services, tx, firm, sent, now);
  return due.length;
}

/** What is to be dropped, what waits for working hours, and what goes now. */
async function sortDue(
  { plans }: SendServices,
  tx: OrgTransaction,
  { brand: { timeZone } }: Firm,
  due: readonly DueMail[],
  now: Date,
) {
  const isActive = (await plans.current(tx)).modules.phishing === 'ACTIVE' && (await findSettings(tx)).is_on;
  const proved = await listProvedDomains(tx, now);
  const today = dayOf(now, timeZone);
  const isWanted = (mail: DueMail) =>
    isActive &&
    mail.stopped_at === null &&
    mail.status === 'active' &&
    today <= addDays(mail.ends_on, GRACE_DAYS) &&
    isAt(proved, mail);
  const wanted = due.filter(isWanted);
  const next = nextWorkingInstant(now, timeZone).getTime();
  return {
    dropped: due.filter((mail) => !isWanted(mail)).map((mail) => mail.mail_id),
    postponed:
      next === now.getTime()
        ? []
        : wanted.map((mail, index) => ({ mailId: mail.mail_id, sendAt: new Date(next + index * APART_MS) })),
    sent: next === now.getTime() ? wanted : [],
  };
}

async function queueMails(
  { outbox, config }: SendServices,
  tx: OrgTransaction,
  { brand, senderDomain }: Firm,
  due: readonly DueMail[],
  now: Date,
): Promise<void> {
  const company = await findOrganisationName(tx);
  const origin = config.phishing.linkOrigin ?? brandOrigin(brand, config.publicUrl);
  const mails = due.map((mail) => ({ ...mail, token: newToken(), trap: newToken() }));
  await markQueued(
    tx,
    mails.map(({ mail_id: mailId, token, trap }) => ({
      mailId,
      tokenHash: hashToken(token),
      trapHash: hashToken(trap),
    })),
    now,
  );
  for (const { mail_id: mailId, template_id: templateId, email, name, token, trap } of mails) {
    const values = mailValues({ name, company }, { at: now, timeZone: brand.timeZone, senderDomain });
    const links = { url: `${origin}/look/${token}`, trapUrl: `${origin}/look/${trap}` };
    const request = { kind: 'phishing', mailId, templateId, values, ...links } as const;
    await outbox.put(tx, brand, email, request, { language: 'en', mailId, isWithdrawable: true });
  }
}
