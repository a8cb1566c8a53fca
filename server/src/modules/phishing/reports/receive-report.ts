import { createHash } from 'node:crypto';
import { domainOfAddress } from '@portal/domain/phishing/mail-domain.ts';
import type { ReportWay } from '@portal/domain/phishing/phishing-states.ts';
import { AppError } from '../../../call/app-error.ts';
import { recordUse, takeUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findOrganisationOfPerson } from '../domains/domains.store.ts';
import { findReportedMails, isTest } from '../links/links.store.ts';
import type { ReadReport } from './read-report.ts';
import { REPORT_READER } from './report-reader.ts';
import { type ReportOutcome, takeOtherReport, takeSimulationReport } from './take-report.ts';

export type ReceiveServices = Pick<Services, 'database' | 'clock' | 'outbox' | 'brands' | 'config' | 'fileReaders'>;

/** What became of a mail that arrived: `unknown` where it is of nobody that the portal knows, and nothing is kept. */
export type Received = ReportOutcome['kind'] | 'test' | 'unknown' | 'unreadable' | 'again';

/** So long nobody else takes a mail that one process has at work; then it may be tried again. */
const AT_WORK_MS = 2 * 60_000;
/** So long a mail that comes again is known. */
const KNOWN_MS = 7 * 24 * 60 * 60_000;

/**
 * Takes a mail that arrived at the address of reports, in whatever way. Ours are known by their marks, whoever forwarded them; any
 * other counts for the firm whose proved domain and trainee the sender's address is.
 */
export async function receiveReport(
  services: ReceiveServices,
  raw: Uint8Array,
  way: Exclude<ReportWay, 'page'>,
): Promise<Received> {
  // Its memory goes over to the thread that reads it.
  const report = await read(services, Uint8Array.from(raw));
  if (report === null) return 'unreadable';
  const hashes = report.tokens.map(hashToken);
  const [ours] = await services.database.asSystem((tx) => findReportedMails(tx, { ids: report.ids, hashes }));
  if (ours !== undefined) {
    const { orgId, mailId } = ours;
    const outcome = await services.database.inOrg(orgId, (tx) =>
      takeSimulationReport(services, tx, { orgId, mailId, way }),
    );
    if (outcome !== null) return outcome.kind;
  }
  if (await services.database.onceAsSystem((tx) => isTest(tx, report.ids))) return 'test';
  const domain = domainOfAddress(report.reporter);
  const now = services.clock.now();
  const orgId = await services.database.onceAsSystem((tx) =>
    findOrganisationOfPerson(tx, report.reporter, domain, now),
  );
  if (orgId === null) return 'unknown';
  const key = createHash('sha256').update(raw).digest('hex');
  const isNew = await services.database.asSystem((tx) =>
    recordUse(tx, 'reported-mail', key, new Date(now.getTime() + AT_WORK_MS), now),
  );
  if (!isNew) return 'again';
  const outcome = await services.database.inOrg(orgId, (tx) => takeOtherReport(services, tx, { orgId, way, report }));
  await services.database.asSystem(async (tx) => {
    await takeUse(tx, 'reported-mail', key, now);
    await recordUse(tx, 'reported-mail', key, new Date(now.getTime() + KNOWN_MS), now);
  });
  return outcome.kind;
}

async function read({ fileReaders }: ReceiveServices, raw: Uint8Array): Promise<ReadReport | null> {
  try {
    return await fileReaders.read(REPORT_READER, 'reports', raw);
  } catch (error) {
    // A mail that breaks its reader says nothing, and must not come again and again.
    if (error instanceof AppError && error.code === 'PHISHING_REPORT_UNREADABLE') return null;
    throw error;
  }
}
