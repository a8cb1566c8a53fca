import type { FollowedFinding } from '@portal/domain/monitoring/followed-finding.ts';
import { countIssues, type IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { findResponsibleEmail, listAdminEmails, readersLanguages } from '../../profile/public.ts';
import { listKnownFindings } from '../findings/marks.store.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { readMailsNewFindings } from './scan-mails.store.ts';

type TellServices = Pick<MonitoringServices, 'outbox' | 'config'>;

type EndedScan = {
  readonly website_id: string;
  readonly name: string;
  readonly url: string;
  readonly created_by: string | null;
  readonly due_at: Date | null;
};

/**
 * Mails about a completed scan: to every admin when it has found something new that counts, or worse than before, unless the organisation does not want
 * that; otherwise to the one responsible, when somebody has asked for the scan and waits for it.
 */
export async function tellScanEnded(
  tx: OrgTransaction,
  { outbox, config }: TellServices,
  scan: EndedScan,
  end: {
    readonly at: Date;
    readonly brand: Brand;
    readonly counts: IssueCounts;
    readonly news: readonly FollowedFinding[];
  },
): Promise<void> {
  const { at, brand, counts, news } = end;
  const website = `${brandOrigin(brand, config.publicUrl)}/webappscan/${encodeURIComponent(scan.name)}`;
  const completedAt = at.toISOString();
  const known = await listKnownFindings(tx, scan.website_id, at);
  // What was set aside is no news, although it may have come back.
  const counted = news.filter(
    ({ severity, fingerprint }) => severity !== 'info' && (known.get(fingerprint)?.mark ?? null) === null,
  );
  if (counted.length > 0 && (await readMailsNewFindings(tx))) {
    const readers = await listAdminEmails(tx);
    const languageOf = await readersLanguages(tx, brand, readers);
    for (const to of readers) {
      const language = languageOf(to);
      const mail = {
        kind: 'new-findings' as const,
        websiteName: scan.name,
        completedAt,
        counts: countIssues(counted),
        cameBack: counted.filter(({ state }) => state === 'reopened').length,
        gotWorse: counted.filter(({ state }) => state === 'open').length,
        findingsUrl: linkInLanguage(`${website}/findings`, language),
      };
      await outbox.put(tx, brand, to, mail, { language });
    }
    return;
  }
  if (scan.due_at !== null) return;
  const to = await findResponsibleEmail(tx, scan.created_by);
  if (to === null) return;
  const language = (await readersLanguages(tx, brand, [to]))(to);
  const mail = {
    kind: 'scan-finished' as const,
    websiteName: scan.name,
    websiteUrl: scan.url,
    completedAt,
    counts,
    reportUrl: linkInLanguage(website, language),
  };
  await outbox.put(tx, brand, to, mail, { language });
}
