import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import { isDisputed } from './findings/findings.store.ts';

/** A weakness with a published name that scans saw; days such as "2026-11-22". */
type SeenWeakness = { asset: string; name: string; publishedOn: string; goneOn: string | null };

export type PatchingHistory = {
  readonly scans: number;
  readonly firstScanOn: string;
  readonly lastScanOn: string;
  readonly weaknesses: readonly SeenWeakness[];
  /** Weaknesses that the latest scans saw and that the firm says are none. */
  readonly disputed: number;
  /** Hosts of the websites that are there now: of others that were removed nothing new is known. */
  readonly hosts: readonly string[];
};

/** Checks that find software with published weaknesses, or that nobody fixes any more. */
const PATCHING_CHECKS = ['P12', 'P13', 'P28'];
/** Whether the site has it at all depends on what no scan sees. */
const UNSURE = 'flaw-possible';
/** What was fixed longer ago says nothing about today. */
const REMEMBERED_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const MAX_WEAKNESSES = 500;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** What the scans of a domain's websites tell of how fast published weaknesses are fixed; null without a completed scan. */
export async function readPatchingHistory(
  tx: OrgTransaction,
  domain: string,
  now: Date,
): Promise<PatchingHistory | null> {
  const websites = await tx.selectFrom('websites').select(['website_id', 'url']).execute();
  const hostOf = (url: string) => URL.parse(url)?.hostname ?? '';
  const isWithin = (host: string) => host === domain || host.endsWith(`.${domain}`);
  const own = websites.filter(({ url }) => isWithin(hostOf(url)));
  const websiteIds = own.map(({ website_id: id }) => id);
  if (websiteIds.length === 0) return null;
  const { scans, first, last } = await tx
    .selectFrom('scans')
    .select(({ fn }) => [
      fn.countAll<string>().as('scans'),
      fn.min('completed_at').as('first'),
      fn.max('completed_at').as('last'),
    ])
    .where('website_id', 'in', websiteIds)
    .where('status', '=', 'completed')
    .where('retest_of', 'is', null)
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return null;
  const found = await tx
    .selectFrom('website_findings')
    .select(['place', 'subject', 'variant', 'first_seen_at', 'fixed_at'])
    .select(isDisputed.as('is_disputed'))
    .select(
      sql<string | null>`(select finding -> 'facts' ->> 'identifiers' from scan_findings
        where scan_findings.scan_id = website_findings.last_scan_id
          and scan_findings.fingerprint = website_findings.fingerprint limit 1)`.as('identifiers'),
    )
    .where('website_id', 'in', websiteIds)
    .where('check_id', 'in', PATCHING_CHECKS)
    .where('variant', '<>', UNSURE)
    .where((expression) =>
      expression.or([
        expression('fixed_at', 'is', null),
        expression('fixed_at', '>', new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS)),
      ]),
    )
    .orderBy('first_seen_at')
    .orderBy('fingerprint')
    .limit(MAX_WEAKNESSES)
    .execute();
  return {
    scans: Number(scans),
    firstScanOn: dayOf(first),
    lastScanOn: dayOf(last),
    hosts: [...new Set(own.map(({ url }) => hostOf(url)))],
    disputed: found.filter((row) => row.is_disputed && row.fixed_at === null).length,
    weaknesses: found
      .filter((row) => !row.is_disputed)
      .map((row) => ({
        asset: hostOf(row.place),
        name: row.subject || row.variant.replaceAll('-', ' '),
        publishedOn: publishedOn(row.identifiers ?? '', dayOf(row.first_seen_at)),
        goneOn: row.fixed_at === null ? null : dayOf(row.fixed_at),
      })),
  };
}

/**
 * The day by which a weakness was published: the end of the year in its oldest CVE number (its assignment; cve.org, "CVE ID syntax"),
 * or the day of the first scan that saw it where that is earlier.
 */
function publishedOn(identifiers: string, firstSeenOn: string): string {
  const years = [...identifiers.matchAll(/CVE-(\d{4})-/g)].map(([, year]) => `${year}-12-31`);
  return [firstSeenOn, ...years].sort()[0] ?? firstSeenOn;
}
