import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { findOrganisationName, readersLanguages } from '../../profile/public.ts';
import { findObstacle } from '../provider/obstacle.ts';
import { readTemplates } from '../templates/read-templates.ts';
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
  takeTurn,
} from './sending.store.ts';
import { sortDue } from './sort-due.ts';
import { dropRemovedPeople } from './stop-mails.store.ts';

type SendServices = Pick<Services, 'database' | 'clock' | 'brands' | 'plans' | 'outbox' | 'config' | 'log'>;

const FIRMS_AT_ONCE = 200;
const MAILS_AT_ONCE = 100;

/**
 * Puts the mails that are due in the queue. A mail is marked in the transaction that queues it, and processes take turns at a firm, so
 * that a kill at any point leaves each person one mail at most.
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
  await takeTurn(tx, firm.orgId);
  const due = await lockDueMails(tx, now, MAILS_AT_ONCE);
  const { dropped, postponed, sent } = await sortDue(services, tx, firm.brand, due, now);
  if (dropped.length > 0) await dropMails(tx, dropped);
  if (postponed.length > 0) await postponeMails(tx, postponed);
  if (sent.length > 0) await queueMails(services, tx, firm, sent, now);
  return due.length;
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
  const languageOf = await readersLanguages(
    tx,
    brand,
    due.map(({ email }) => email),
  );
  const mails = due.map((mail) => {
    const language = readTemplates(languageOf(mail.email)).get(mail.template_id)?.language ?? 'en';
    return { ...mail, language, token: newToken(), trap: newToken() };
  });
  await markQueued(
    tx,
    mails.map(({ mail_id: mailId, language, token, trap }) => ({
      mailId,
      language,
      tokenHash: hashToken(token),
      trapHash: hashToken(trap),
    })),
    now,
  );
  for (const { mail_id: mailId, template_id: templateId, email, name, language, token, trap } of mails) {
    const values = mailValues({ name, company }, { at: now, timeZone: brand.timeZone, senderDomain, language });
    const links = { url: `${origin}/look/${token}`, trapUrl: `${origin}/look/${trap}` };
    const request = { kind: 'phishing', mailId, templateId, language, values, ...links } as const;
    await outbox.put(tx, brand, email, request, { language, mailId, isWithdrawable: true });
  }
}
