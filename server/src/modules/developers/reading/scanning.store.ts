import type { FindingState } from '@portal/domain/monitoring/followed-finding.ts';
import type { Severity } from '@portal/domain/monitoring/severity.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { isInSlice, placeAt, type Slice } from './keyset.store.ts';

function websites(tx: OrgTransaction) {
  return tx
    .selectFrom('websites')
    .leftJoin('website_proofs', 'website_proofs.website_id', 'websites.website_id')
    .select(['websites.website_id', 'name', 'url', 'scan_level', 'websites.created_at', 'proved_at'])
    .select(placeAt('websites.created_at'));
}

/** Websites, the newest first. */
export function listWebsites(tx: OrgTransaction, slice: Slice) {
  return websites(tx)
    .where(isInSlice('websites.created_at', 'websites.website_id', slice))
    .orderBy('websites.created_at', 'desc')
    .orderBy('websites.website_id', 'desc')
    .limit(slice.limit)
    .execute();
}

export const findWebsite = (tx: OrgTransaction, id: string) =>
  websites(tx).where('websites.website_id', '=', id).executeTakeFirst();

export type WebsiteRow = NonNullable<Awaited<ReturnType<typeof findWebsite>>>;

function scans(tx: OrgTransaction) {
  return tx
    .selectFrom('scans')
    .select(['scan_id', 'website_id', 'scan_level', 'status', 'started_at', 'completed_at', 'pages', 'highs'])
    .select(['mediums', 'lows', 'new_findings', 'fixed_findings'])
    .select(placeAt('started_at'))
    .where('retest_of', 'is', null);
}

/** Scans of whole websites, the newest first. */
export function listScans(
  tx: OrgTransaction,
  { websiteId }: { readonly websiteId?: string | undefined },
  slice: Slice,
) {
  return scans(tx)
    .$if(websiteId !== undefined, (query) => query.where('website_id', '=', websiteId ?? ''))
    .where(isInSlice('started_at', 'scan_id', slice))
    .orderBy('started_at', 'desc')
    .orderBy('scan_id', 'desc')
    .limit(slice.limit)
    .execute();
}

export const findScan = (tx: OrgTransaction, id: string) => scans(tx).where('scan_id', '=', id).executeTakeFirst();

export type ScanRow = NonNullable<Awaited<ReturnType<typeof findScan>>>;

export type FindingsWanted = {
  readonly websiteId?: string | undefined;
  readonly severity?: Severity | undefined;
  readonly state?: FindingState | undefined;
};

/** Ids of findings over time, the newest first. */
export function listFindingIds(tx: OrgTransaction, { websiteId, severity, state }: FindingsWanted, slice: Slice) {
  return tx
    .selectFrom('website_findings')
    .select(['website_finding_id', placeAt('first_seen_at')])
    .$if(websiteId !== undefined, (query) => query.where('website_id', '=', websiteId ?? ''))
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? 'info'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
    .where(isInSlice('first_seen_at', 'website_finding_id', slice))
    .orderBy('first_seen_at', 'desc')
    .orderBy('website_finding_id', 'desc')
    .limit(slice.limit)
    .execute();
}

/** Whether the firm has a website of this id. */
export async function hasWebsite(tx: OrgTransaction, websiteId: string): Promise<boolean> {
  const { found } = await tx
    .selectNoFrom(sql<boolean>`exists (select from websites where website_id = ${websiteId})`.as('found'))
    .executeTakeFirstOrThrow();
  return found;
}
