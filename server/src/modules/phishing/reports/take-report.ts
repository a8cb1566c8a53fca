import { randomUUID } from 'node:crypto';
import { minutesBetween } from '@portal/domain/phishing/phishing-figures.ts';
import type { ReportWay } from '@portal/domain/phishing/phishing-states.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { recordAudit } from '../../audit/public.ts';
import {
  findOrganisationBrand,
  findOrganisationName,
  listAdminEmails,
  readersLanguages,
} from '../../profile/public.ts';
import { findLeftMail, findSentAt, type LeftMail, markReported } from '../links/links.store.ts';
import type { ReadReport } from './read-report.ts';
import { countReportsSince, insertReport } from './reports.store.ts';

type ReportServices = Pick<Services, 'outbox' | 'brands' | 'config' | 'clock'>;

export type ReportOutcome = {
  readonly kind: 'simulation' | 'other';
  /** The very first report of this mail. */
  readonly isFirst: boolean;
  readonly minutes: number | null;
};

const DAY_MS = 24 * 60 * 60_000;
/** More than so many reports a day are kept, and not mailed one by one. */
const MAILED_A_DAY = 20;

/** Counts the report of one of our mails, with thanks by mail where no page thanks. */
export async function takeSimulationReport(
  services: ReportServices,
  tx: OrgTransaction,
  { orgId, mailId, way }: { orgId: string; mailId: string; way: ReportWay },
): Promise<ReportOutcome | null> {
  const mail = await findLeftMail(tx, mailId);
  if (mail === undefined) return null;
  const at = services.clock.now();
  const sentAt = (await findSentAt(tx, mail)) ?? mail.queued_at ?? at;
  const isFirst = await markReported(tx, mailId, { at, way });
  const minutes = minutesBetween(sentAt, isFirst ? at : (mail.reported_at ?? at));
  if (isFirst && way !== 'page') await thank(services, tx, mail, minutes);
  // Nobody's name: who reported is seen where the firm chose to see names.
  if (isFirst) await recordAudit(tx, { at, orgId, actorId: null, action: 'phishing.reported', details: { way } });
  return { kind: 'simulation', isFirst, minutes };
}

async function thank({ outbox, brands }: ReportServices, tx: OrgTransaction, mail: LeftMail, minutes: number) {
  const { name, email } = mail;
  const brand = await brands.byId(await findOrganisationBrand(tx));
  const language = (await readersLanguages(tx, brand, [email]))(email);
  const organisationName = await findOrganisationName(tx);
  await outbox.put(tx, brand, email, { kind: 'phishing-thanks', name, organisationName, minutes }, { language });
}

/** Keeps sender and subject of a mail that was none of ours, and tells the firm's admins. */
export async function takeOtherReport(
  services: ReportServices,
  tx: OrgTransaction,
  { orgId, way, report }: { orgId: string; way: ReportWay; report: ReadReport },
): Promise<ReportOutcome> {
  const at = services.clock.now();
  const { sender, subject } = report;
  const before = await countReportsSince(tx, new Date(at.getTime() - DAY_MS));
  await insertReport(tx, { reportId: randomUUID(), orgId, sender, subject, way, at });
  await recordAudit(tx, {
    at,
    orgId,
    actorId: null,
    action: 'phishing.other-reported',
    subject: sender,
    details: { way },
  });
  if (before < MAILED_A_DAY) await tellAdmins(services, tx, { sender, subject });
  return { kind: 'other', isFirst: true, minutes: null };
}

async function tellAdmins(
  { outbox, brands, config }: ReportServices,
  tx: OrgTransaction,
  { sender, subject }: { sender: string; subject: string },
): Promise<void> {
  const brand: Brand = await brands.byId(await findOrganisationBrand(tx));
  const organisationName = await findOrganisationName(tx);
  const emails = await listAdminEmails(tx);
  const languageOf = await readersLanguages(tx, brand, emails);
  for (const email of emails) {
    const language = languageOf(email);
    const url = linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/phishing`, language);
    const mail = { kind: 'phishing-reported', organisationName, sender, mailSubject: subject, url } as const;
    await outbox.put(tx, brand, email, mail, { language });
  }
}
