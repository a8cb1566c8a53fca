import { randomUUID } from 'node:crypto';
import { createTarget, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { countIssues } from '@portal/domain/monitoring/severity.ts';
import { followScans } from '../modules/monitoring/findings/follow-scans.ts';
import type { NotTestedCheck } from '../modules/monitoring/public.ts';
import type { Member } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export const CONSENT = { accepted: true, text: 'I have permission to scan this website' } as const;

/** What the wizard sends for a website of that name. */
export function websiteInput(name: string, targetUrl = `https://${randomUUID()}.shop.example`) {
  return { targetName: name, targetUrl, scanProfile: 'lightning', consent: CONSENT } as const;
}

/** Adds a website and returns its id. */
export async function addWebsite({ browser }: Pick<Member, 'browser'>, name = `Shop ${randomUUID()}`, url?: string) {
  const answer = await browser.call(createTarget, websiteInput(name, url));
  if (answer.status !== 200) throw new Error(`The website was not added: ${JSON.stringify(answer.body)}`);
  return answer.body.data.targetId;
}

/** Starts a scan of the website and returns its id. */
export async function startScanOf({ browser }: Pick<Member, 'browser'>, targetId: string): Promise<string> {
  const answer = await browser.call(scanNow, { targetId });
  if (answer.status !== 200) throw new Error(`The scan was not started: ${JSON.stringify(answer.body)}`);
  return answer.body.data.scanId;
}

/** A finding that the catalogue of checks has texts for. */
export function aFinding(changes: Partial<Finding> = {}): Finding {
  const url = 'https://shop.example/';
  return {
    checkId: 'P05',
    variant: 'hsts-missing',
    severity: 'low',
    url,
    urls: [url],
    subject: '',
    facts: { host: 'shop.example' },
    evidence: { note: 'The response has no Strict-Transport-Security header.' },
    fingerprint: randomUUID(),
    ...changes,
  };
}

type ScanEnd = { readonly level?: ScanLevel; readonly notTested?: readonly NotTestedCheck[] };

/** Ends a started scan as its worker would, without one. */
export async function completeScan(
  test: TestPortal,
  scanId: string,
  findings: readonly Finding[],
  { level = 'lightning', notTested = [] }: ScanEnd = {},
): Promise<void> {
  const { highs, mediums, lows } = countIssues(findings);
  const [scan] = await test.database.query<{ org_id: string; website_id: string }>(
    `update scans set status = 'completed', completed_at = $2, highs = $3, mediums = $4, lows = $5, pages = 7,
       scan_level = $6, not_tested = $7
     where scan_id = $1 returning org_id, website_id`,
    [scanId, test.clock.now(), highs, mediums, lows, level, JSON.stringify(notTested)],
  );
  if (scan === undefined) throw new Error(`There is no scan ${scanId}`);
  for (const finding of findings) {
    await test.database.query(
      `insert into scan_findings (finding_id, org_id, scan_id, fingerprint, severity, check_id, finding)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        randomUUID(),
        scan.org_id,
        scanId,
        finding.fingerprint,
        finding.severity,
        finding.checkId,
        JSON.stringify(finding),
      ],
    );
  }
  const { database } = test.portal.services;
  await database.inOrg(scan.org_id, (tx) => followScans(tx, scan.website_id));
}
