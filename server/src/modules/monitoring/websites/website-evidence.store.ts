import { SCAN_LEVELS } from '@portal/domain/monitoring/scan-levels.ts';
import { notTested } from '@portal/domain/monitoring/scan-words/scan-words.texts.ts';
import { LEVEL_LIMITS } from '@portal/scanner/levels.ts';
import { type RawBuilder, sql } from 'kysely';
import { isDisputed } from '../findings/findings.store.ts';

/** What scans tell of all websites together; instants are ISO strings. */
export type WebsiteEvidence = {
  readonly count: number;
  readonly scheduled: number;
  /** Websites that were ever scanned. */
  readonly scanned: number;
  /** Of the websites that were scanned, the one whose latest completed scan is the oldest. */
  readonly oldestScanAt: string | null;
  /** Of these, when the one was scanned for the first time that was scanned last of all for the first time. */
  readonly latestFirstScanAt: string | null;
  /** Open, also where the firm accepts them: it may do so, and they are still there. */
  readonly highs: number;
  readonly oldHighs: number;
  /** High findings that the firm says are none. */
  readonly disputedHighs: number;
  /** Websites whose latest completed scan looked at the records about mail. */
  readonly mailLooked: number;
  /** Websites at whose domain that scan saw no key that signs mail. */
  readonly mailUnsigned: number;
  /** About who may send mail for the domain: medium and low. */
  readonly mailFaults: number;
  readonly mailRemarks: number;
};

/** The check of the records about mail. */
const MAIL_CHECK = 'P24';
/** The name servers' signatures alone; earlier scans stored the sentence. */
const DNSSEC_UNKNOWN = ['DNSSEC_UNKNOWN', notTested.DNSSEC_UNKNOWN.text];
const LEVELS_WITH_MAIL = SCAN_LEVELS.filter((level) => LEVEL_LIMITS[level].checks.has(MAIL_CHECK));

/**
 * All websites of the organisation: one value of a larger statement. Marks are the firm's own word, so they hide nothing of what scans saw.
 * @param oldBefore high findings that were first seen before, and have not become worse since, count as old
 */
export function selectWebsiteEvidence(oldBefore: Date): RawBuilder<WebsiteEvidence> {
  return sql`(
    select jsonb_build_object(
      'count', count(*), 'scheduled', count(schedule.website_id), 'scanned', count(done.completed_at),
      'oldestScanAt', min(done.completed_at), 'latestFirstScanAt', max(first.completed_at), 'highs', coalesce(sum(seen.highs), 0),
      'oldHighs', coalesce(sum(seen.old_highs), 0), 'disputedHighs', coalesce(sum(seen.disputed_highs), 0), 'mailFaults', coalesce(sum(seen.mail_faults), 0),
      'mailRemarks', coalesce(sum(seen.mail_remarks), 0),
      'mailLooked', count(*) filter (where done.looked_at_mail),
      'mailUnsigned', count(*) filter (where done.looked_at_mail and seen.unsigned_mail > 0))
    from websites website
    left join lateral (
      select completed_at, engine = 'builtin' and scan_level = any(${LEVELS_WITH_MAIL}) and not exists (
        select from jsonb_array_elements(not_tested) as skipped
        where skipped ->> 'checkId' = ${MAIL_CHECK} and skipped ->> 'reason' <> all(${DNSSEC_UNKNOWN})
      ) as looked_at_mail
      from scans where scans.website_id = website.website_id and status = 'completed'
        and retest_of is null order by started_at desc limit 1
    ) done on true
    left join lateral (
      select min(completed_at) as completed_at from scans
      where scans.website_id = website.website_id and status = 'completed' and retest_of is null
    ) first on true
    left join lateral (
      select count(*) filter (where severity_rank = 0 and not ${isDisputed}) as highs,
        count(*) filter (where severity_rank = 0 and ${isDisputed}) as disputed_highs,
        count(*) filter (where check_id = ${MAIL_CHECK} and variant = 'dkim-not-found') as unsigned_mail,
        count(*) filter (where severity_rank = 0 and not ${isDisputed}
          and coalesce(worsened_at, first_seen_at) < ${oldBefore}) as old_highs,
        count(*) filter (where check_id = ${MAIL_CHECK} and severity_rank = 1) as mail_faults,
        count(*) filter (where check_id = ${MAIL_CHECK} and severity_rank = 2) as mail_remarks
      from website_findings
      where website_findings.website_id = website.website_id and state <> 'fixed'
    ) seen on true
    left join scan_schedules schedule on schedule.website_id = website.website_id
  )`;
}
