import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { followScan } from '@portal/domain/monitoring/follow-scan.ts';
import type { FollowedFinding, SeenFinding } from '@portal/domain/monitoring/followed-finding.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { continuedFindings } from '@portal/domain/monitoring/software/continued-findings.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import type { Services } from '../../../services.ts';
import { readExtent } from '../scans/read-extent.ts';
import { listFindings, renameFindings } from '../scans/scan-run.store.ts';
import { hasTestedBy } from '../scans/tested-by-scan.ts';
import {
  listEnginesOfFindings,
  listFindingsBehindSignIn,
  listFollowed,
  listScansToFollow,
  listWebsitesToFollow,
  lockWebsite,
  saveFixed,
  saveFollowed,
  saveSeen,
  storable,
} from './website-findings.store.ts';

const WEBSITES_AT_ONCE = 50;

/** What a scan has brought: weaknesses that were not there before it, or were not as bad. */
export type ScanNews = { readonly scanId: string; readonly findings: readonly FollowedFinding[] };

/**
 * Follows the website's findings through its completed scans that were not followed yet, in their order; each scan once. Called in
 * the transaction that completes a scan.
 */
export async function followScans(tx: AnyTransaction, websiteId: string): Promise<ScanNews[]> {
  const orgId = await lockWebsite(tx, websiteId);
  if (orgId === undefined) return [];
  const news: ScanNews[] = [];
  for (const scan of await listScansToFollow(tx, websiteId)) {
    const at = scan.completed_at ?? scan.started_at;
    const level = scan.scan_level as ScanLevel;
    const known = await listFollowed(tx, websiteId);
    const found = await findingsContinuing(tx, known, scan.scan_id);
    const engines = await listEnginesOfFindings(tx, websiteId);
    const tests = hasTestedBy(scan.engine, level, scan.not_tested);
    const behind = await listFindingsBehindSignIn(tx, websiteId);
    const isIn = isSignedInWholly(readExtent(scan.extent));
    // Two engines outside the portal call the same weakness differently: what one does not name the other may still see.
    const hasTested = (finding: FollowedFinding) =>
      tests(finding) &&
      (isIn || !behind.has(finding.fingerprint)) &&
      (scan.engine === 'builtin' || engines.get(finding.fingerprint) === scan.engine);
    const changes = followScan(known, { at, level, hasTested, findings: found.map(toSeen) });
    const seen = new Map(found.map((finding) => [finding.fingerprint, finding]));
    const fresh = [...changes.added, ...changes.reopened, ...changes.worsened];
    await saveSeen(tx, { orgId, websiteId, scanId: scan.scan_id }, [...fresh, ...changes.stillThere], seen);
    const gone = changes.fixed.map(({ fingerprint }) => fingerprint);
    await saveFixed(tx, websiteId, gone, at);
    await saveFollowed(tx, scan.scan_id, {
      added: counted(changes.added),
      reopened: counted(changes.reopened),
      fixed: counted(changes.fixed),
    });
    news.push({ scanId: scan.scan_id, findings: fresh });
  }
  return news;
}

/** A scan's findings, known from now on by the identity of what they continue. */
async function findingsContinuing(
  tx: AnyTransaction,
  known: readonly FollowedFinding[],
  scanId: string,
): Promise<readonly Finding[]> {
  const found = await listFindings(tx, scanId);
  const continued = continuedFindings(known, found.map(toSeen));
  await renameFindings(tx, scanId, continued);
  return found.map((one) => ({ ...one, fingerprint: continued.get(one.fingerprint) ?? one.fingerprint }));
}

/** Whether a scan was signed in to its end, with the second account too where there is one. */
const isSignedInWholly = (extent: ScanExtent | null) =>
  extent?.signedIn !== undefined && extent.signedIn.failure === null && extent.signedIn.lesserFailure == null;

/** A scan's finding in the words of the rules. */
export function toSeen({ fingerprint, checkId, variant, severity, subject, url }: Finding): SeenFinding {
  return { fingerprint, checkId, variant, severity, subject: storable(subject), place: storable(url) };
}

/** Spec part 2, section 3 counts highs, mediums and lows. */
const counted = (findings: readonly FollowedFinding[]) => findings.filter(({ severity }) => severity !== 'info').length;

/** Follows scans that were made before findings were followed, one website after the other. */
export async function followEarlierScans({ database, log }: Pick<Services, 'database' | 'log'>): Promise<void> {
  await oneByOne(log, {
    name: 'following earlier scans',
    list: (after) => database.onceAsSystem((tx) => listWebsitesToFollow(tx, { after, limit: WEBSITES_AT_ONCE })),
    keyOf: ({ websiteId }) => websiteId,
    work: ({ websiteId }) => database.asSystem((tx) => followScans(tx, websiteId)),
  });
}
