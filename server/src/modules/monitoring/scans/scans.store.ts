import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** How many of a website's scans are listed. */
const LISTED_SCANS = 50;

const COLUMNS = [
  'scan_id',
  'org_id',
  'website_id',
  'scan_level',
  'status',
  'started_at',
  'begun_at',
  'completed_at',
  'cancel_requested_at',
  'progress_done',
  'progress_known',
  'highs',
  'mediums',
  'lows',
  'pages',
  'not_tested',
  'extent',
  'traces',
  'failure_reason',
  'lost_leases',
  'is_running',
  'retest_of',
  'retest_result',
] as const;

/** A look at one finding alone is no scan of the website; while it runs no other one can. */
const isListed = sql<boolean>`(retest_of is null or status = 'started')`;

/** The latest scans of one website, or of each, newest first. */
export function listScans(tx: OrgTransaction, websiteId?: string): Promise<ScanRow[]> {
  const ranked = tx
    .selectFrom('scans')
    .select(COLUMNS)
    .select(sql<number>`row_number() over (partition by website_id order by started_at desc, scan_id)`.as('place'))
    .where(isListed)
    .$if(websiteId !== undefined, (query) => query.where('website_id', '=', websiteId ?? ''));
  return tx
    .selectFrom(ranked.as('ranked'))
    .select(COLUMNS)
    .where('place', '<=', LISTED_SCANS)
    .orderBy('started_at', 'desc')
    .orderBy('scan_id')
    .execute();
}

/** The website's latest completed scans whose findings were followed, newest first. */
export function listFollowedScans(tx: OrgTransaction, websiteId: string) {
  return tx
    .selectFrom('scans')
    .select(['scan_id', 'scan_level', 'started_at', 'completed_at', 'highs', 'mediums', 'lows'])
    .select(['new_findings', 'reopened_findings', 'fixed_findings'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'completed')
    .where('new_findings', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(LISTED_SCANS)
    .execute();
}

/** Those of the scans that there still are, of any organisation. */
export async function findScansThatExist(tx: SystemTransaction, scanIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('scans')
    .select('scan_id')
    .where('scan_id', 'in', [...scanIds])
    .execute();
  return rows.map((row) => row.scan_id);
}

export function findScan(tx: AnyTransaction, scanId: string) {
  return tx.selectFrom('scans').select(COLUMNS).where('scan_id', '=', scanId).executeTakeFirst();
}

export type ScanRow = NonNullable<Awaited<ReturnType<typeof findScan>>>;

export type NewScan = {
  scanId: string;
  orgId: string;
  websiteId: string;
  scanLevel: string;
  dueAt: Date | null;
  startedAt: Date;
  /** The finding that is looked at again; the whole website when left out. */
  retestOf?: string;
};

/** Adds a started scan; undefined when the website has one running, or had one for the same due instant. */
export function insertScan(tx: AnyTransaction, scan: NewScan): Promise<ScanRow | undefined> {
  return tx
    .insertInto('scans')
    .values({
      scan_id: scan.scanId,
      org_id: scan.orgId,
      website_id: scan.websiteId,
      scan_level: scan.scanLevel,
      status: 'started',
      due_at: scan.dueAt,
      started_at: scan.startedAt,
      completed_at: null,
      cancel_requested_at: null,
      failure_reason: null,
      retest_of: scan.retestOf ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** How many scans of an organisation run, or wait for their turn. */
export async function countScansUnderWay(tx: AnyTransaction, orgId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('scans')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('org_id', '=', orgId)
    .where('status', '=', 'started')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends a running scan as cancelled; false when it has ended already. */
export async function cancelStartedScan(tx: OrgTransaction, scanId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('scans')
    .set({ status: 'canceled', cancel_requested_at: at, completed_at: at, is_running: false })
    .where('scan_id', '=', scanId)
    .where('status', '=', 'started')
    .returning('scan_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The completed scan of the website before this one. */
export function findPreviousScan(tx: OrgTransaction, websiteId: string, before: Date): Promise<ScanRow | undefined> {
  return tx
    .selectFrom('scans')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('status', '=', 'completed')
    .where('retest_of', 'is', null)
    .where('started_at', '<', before)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A scan with all that its run needs to know, for the worker. */
export function findScanToRun(tx: SystemTransaction, scanId: string) {
  return tx
    .selectFrom('scans')
    .innerJoin('websites', 'websites.website_id', 'scans.website_id')
    .innerJoin('organisations', 'organisations.org_id', 'scans.org_id')
    .leftJoin('scan_checkpoints', 'scan_checkpoints.scan_id', 'scans.scan_id')
    .select([
      'scans.scan_id',
      'scans.org_id',
      'scans.website_id',
      'scans.scan_level',
      'scans.status',
      'scans.is_running',
      'scans.lost_leases',
      'scans.progress_done',
      'scans.progress_known',
      'scans.progress_at_loss',
      'scans.retest_of',
      'scans.due_at',
      'websites.url',
      'websites.name',
      'websites.created_by',
      'websites.scanner_memory',
      'organisations.brand_id',
      'scan_checkpoints.checkpoint',
    ])
    .where('scans.scan_id', '=', scanId)
    .executeTakeFirst();
}
