import { randomUUID } from 'node:crypto';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { FollowedFinding } from '@portal/domain/monitoring/followed-finding.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { sql } from 'kysely';
import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';

/** A statement holds 65,535 parameters at most. */
const ROWS_AT_ONCE = 500;
const LONGEST_SEARCH_TEXT = 2000;

/** Makes others who change the website's findings wait; undefined when it is gone. */
export async function lockWebsite(tx: AnyTransaction, websiteId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('websites')
    .select('org_id')
    .where('website_id', '=', websiteId)
    .forUpdate()
    .executeTakeFirst();
  return row?.org_id;
}

/** The website's findings over time, as the rules take them. */
export async function listFollowed(tx: AnyTransaction, websiteId: string): Promise<FollowedFinding[]> {
  const rows = await tx
    .selectFrom('website_findings')
    .select(['fingerprint', 'check_id', 'variant', 'severity', 'state', 'subject', 'place', 'seen_level'])
    .select(['first_seen_at', 'worsened_at', 'last_seen_at', 'fixed_at', 'reopened_at', 'times_reopened'])
    .where('website_id', '=', websiteId)
    .execute();
  return rows.map((row) => ({
    fingerprint: row.fingerprint,
    checkId: row.check_id,
    variant: row.variant,
    severity: row.severity,
    state: row.state,
    subject: row.subject,
    place: row.place,
    seenLevel: row.seen_level as ScanLevel,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    fixedAt: row.fixed_at,
    reopenedAt: row.reopened_at,
    timesReopened: row.times_reopened,
    worsenedAt: row.worsened_at,
  }));
}

/** Which engine saw each of a website's findings last, by fingerprint. */
export async function listEnginesOfFindings(
  tx: AnyTransaction,
  websiteId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('website_findings')
    .innerJoin('scans', 'scans.scan_id', 'website_findings.last_scan_id')
    .select(['website_findings.fingerprint', 'scans.engine'])
    .where('website_findings.website_id', '=', websiteId)
    .execute();
  return new Map(rows.map((row) => [row.fingerprint, row.engine]));
}

/** Fingerprints of what was last seen where only an account of the scan gets. */
export async function listFindingsBehindSignIn(tx: AnyTransaction, websiteId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('website_findings')
    .innerJoin('scan_findings', (join) =>
      join
        .onRef('scan_findings.scan_id', '=', 'website_findings.last_scan_id')
        .onRef('scan_findings.fingerprint', '=', 'website_findings.fingerprint'),
    )
    .select('website_findings.fingerprint')
    .where('website_findings.website_id', '=', websiteId)
    .where(sql<boolean>`scan_findings.finding @> '{"isSignedIn": true}'`)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** Stores findings that a scan saw; `seen` is what it said of each, by fingerprint. Marks stay as they are. */
export async function saveSeen(
  tx: AnyTransaction,
  ids: { orgId: string; websiteId: string; scanId: string },
  followed: readonly FollowedFinding[],
  seen: ReadonlyMap<string, Finding>,
): Promise<void> {
  const rows = followed.map((finding) => ({
    website_finding_id: randomUUID(),
    org_id: ids.orgId,
    website_id: ids.websiteId,
    last_scan_id: ids.scanId,
    ...toColumns(finding, seen.get(finding.fingerprint)),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('website_findings')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'fingerprint']).doUpdateSet(({ ref }) => ({
          check_id: ref('excluded.check_id'),
          variant: ref('excluded.variant'),
          severity: ref('excluded.severity'),
          state: ref('excluded.state'),
          place: ref('excluded.place'),
          subject: ref('excluded.subject'),
          search_text: ref('excluded.search_text'),
          seen_level: ref('excluded.seen_level'),
          last_seen_at: ref('excluded.last_seen_at'),
          fixed_at: ref('excluded.fixed_at'),
          reopened_at: ref('excluded.reopened_at'),
          times_reopened: ref('excluded.times_reopened'),
          worsened_at: ref('excluded.worsened_at'),
          last_scan_id: ref('excluded.last_scan_id'),
        })),
      )
      .execute();
  }
}

function toColumns(finding: FollowedFinding, seen: Finding | undefined) {
  const subject = storable(seen?.subject ?? '');
  const facts = Object.values(seen?.facts ?? {}).map(storable);
  return {
    fingerprint: finding.fingerprint,
    check_id: finding.checkId,
    variant: finding.variant,
    severity: finding.severity,
    state: finding.state,
    place: finding.place,
    subject,
    search_text: [finding.place, subject, ...facts]
      .join(' ')
      .toLowerCase()
      .slice(0, LONGEST_SEARCH_TEXT)
      .toWellFormed(),
    seen_level: finding.seenLevel,
    first_seen_at: finding.firstSeenAt,
    last_seen_at: finding.lastSeenAt,
    fixed_at: finding.fixedAt,
    reopened_at: finding.reopenedAt,
    times_reopened: finding.timesReopened,
    worsened_at: finding.worsenedAt,
  };
}

/** Text that PostgreSQL takes: a scanned site may send NUL characters and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** Stores that findings are gone. */
export async function saveFixed(
  tx: AnyTransaction,
  websiteId: string,
  fingerprints: readonly string[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < fingerprints.length; from += ROWS_AT_ONCE) {
    await tx
      .updateTable('website_findings')
      .set({ state: 'fixed', fixed_at: at })
      .where('website_id', '=', websiteId)
      .where('fingerprint', 'in', fingerprints.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** The website's completed scans whose findings were not followed yet, the earliest first. */
export function listScansToFollow(tx: AnyTransaction, websiteId: string) {
  return tx
    .selectFrom('scans')
    .select(['scan_id', 'engine', 'scan_level', 'started_at', 'completed_at', 'not_tested', 'extent'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'completed')
    .where('retest_of', 'is', null)
    .where('new_findings', 'is', null)
    .orderBy('completed_at')
    .orderBy('scan_id')
    .execute();
}

/** Websites that have such scans. */
export function listWebsitesToFollow(
  tx: SystemTransaction,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ websiteId: string; orgId: string }[]> {
  return tx
    .selectFrom('scans')
    .select(['website_id as websiteId', 'org_id as orgId'])
    .distinct()
    .where('status', '=', 'completed')
    .where('retest_of', 'is', null)
    .where('new_findings', 'is', null)
    .$if(after !== null, (query) => query.where('website_id', '>', after))
    .orderBy('website_id')
    .limit(limit)
    .execute();
}

/** Stores what a scan changed, findings that are counted alone; with this it was followed. */
export async function saveFollowed(
  tx: AnyTransaction,
  scanId: string,
  counts: { added: number; reopened: number; fixed: number },
): Promise<void> {
  await tx
    .updateTable('scans')
    .set({ new_findings: counts.added, reopened_findings: counts.reopened, fixed_findings: counts.fixed })
    .where('scan_id', '=', scanId)
    .execute();
}
