import { exportSarif } from '@portal/contract/developers/operations/sarif.operations.ts';
import * as scanning from '@portal/contract/developers/operations/scanning.operations.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { Database, OrgTransaction } from '../../../database/database.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import {
  findingOf,
  listFindingRows,
  listFindingsById,
  readableFinding,
  sarifLog,
  scanNow,
  toFindingRow,
} from '../../monitoring/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { type BoundOperation, serve } from '../serving/bind-operation.ts';
import { found } from '../serving/found.ts';
import { pageFrom, sliceOf } from './cursor.ts';
import * as store from './scanning.store.ts';

/** Code hosts take not many more at once. */
const MAX_IN_SARIF = 1000;

/** What the public interface tells of websites, their scans and findings. */
export const scanningOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(scanning.listWebsites).with(async ({ database }, { session }, input) => {
    const slice = sliceOf(input);
    const rows = await database.onceInOrg(session.orgId, (tx) => store.listWebsites(tx, slice));
    return pageFrom(rows, slice, (row) => row.website_id, toWebsite);
  }),
  serve(scanning.readWebsite).with(async ({ database }, { session }, { id }) =>
    toWebsite(found(await database.onceInOrg(session.orgId, (tx) => store.findWebsite(tx, id)))),
  ),
  serve(scanning.listScans).with(async ({ database }, { session }, { websiteId, ...page }) => {
    const slice = sliceOf(page);
    const rows = await database.inOrg(session.orgId, async (tx) => {
      await requireWebsite(tx, websiteId);
      return store.listScans(tx, { websiteId }, slice);
    });
    return pageFrom(rows, slice, (row) => row.scan_id, toScan);
  }),
  serve(scanning.readScan).with(({ database }, { session }, { id }) => readScan(database, session.orgId, id)),
  serve(scanning.startScan).with(async (services, caller, { websiteId }) => {
    const { data } = await scanNow(services, caller, { targetId: websiteId });
    return readScan(services.database, caller.session.orgId, data.scanId);
  }),
  serve(scanning.listFindings).with(async ({ database, clock }, { session, brand, language }, { ...input }) => {
    const slice = sliceOf(input);
    const { places, rows } = await database.inOrg(session.orgId, async (tx) => {
      await requireWebsite(tx, input.websiteId);
      const places = await store.listFindingIds(tx, input, slice);
      const ids = places.map((place) => place.website_finding_id);
      return { places, rows: await listFindingsById(tx, ids) };
    });
    const say = sayFor(brand, language);
    const byId = new Map(rows.map((row) => [row.website_finding_id, toFinding(toFindingRow(row, clock.now(), say))]));
    const idOf = (place: { readonly website_finding_id: string }) => place.website_finding_id;
    const { data, nextCursor } = pageFrom(places, slice, idOf, (place) => byId.get(idOf(place)) ?? []);
    return { data: data.flat(), nextCursor };
  }),
  serve(scanning.readFinding).with(async ({ database, clock }, { session, brand, language }, { id }) => {
    const [listed] = await database.onceInOrg(session.orgId, (tx) => listFindingsById(tx, [id]));
    const row = found(listed);
    const say = sayFor(brand, language);
    const { what, why, fix } = readableFinding(findingOf(row), say);
    return { ...toFinding(toFindingRow(row, clock.now(), say)), what, why, fix };
  }),
  serve(exportSarif).with(async ({ database, clock, config }, { session, brand, language }, input) => {
    const now = clock.now();
    const wanted = { targetId: input.websiteId, severity: input.severity, state: 'to-do', search: '' } as const;
    const rows = await database.inOrg(session.orgId, async (tx) => {
      await requireWebsite(tx, input.websiteId);
      return listFindingRows(tx, wanted, now, { offset: 0, limit: MAX_IN_SARIF });
    });
    const origin = brandOrigin(brand, config.publicUrl);
    return sarifLog(rows, { say: sayFor(brand, language), now, origin, name: brand.brandNameShort });
  }),
];

/** @throws AppError NOT_FOUND for a website that the firm does not have */
async function requireWebsite(tx: OrgTransaction, websiteId: string | undefined): Promise<void> {
  if (websiteId !== undefined && !(await store.hasWebsite(tx, websiteId))) throw new AppError('NOT_FOUND');
}

/** @throws AppError NOT_FOUND */
const readScan = async (database: Database, orgId: string, id: string) =>
  toScan(found(await database.onceInOrg(orgId, (tx) => store.findScan(tx, id))));

const toWebsite = (row: store.WebsiteRow): z.input<typeof scanning.apiWebsite> => ({
  id: row.website_id,
  name: row.name,
  url: row.url,
  scanLevel: row.scan_level,
  isProved: row.proved_at !== null,
  createdAt: row.created_at.toISOString(),
});

export const toScan = (row: store.ScanRow): z.input<typeof scanning.apiScan> => ({
  id: row.scan_id,
  websiteId: row.website_id,
  level: row.scan_level,
  status: row.status === 'started' ? 'running' : row.status,
  startedAt: row.started_at.toISOString(),
  endedAt: row.completed_at?.toISOString() ?? null,
  pages: row.pages,
  counts: { high: row.highs, medium: row.mediums, low: row.lows },
  newFindings: row.new_findings,
  fixedFindings: row.fixed_findings,
});

export const toFinding = (row: ReturnType<typeof toFindingRow>): z.input<typeof scanning.apiFinding> => ({
  id: row.findingId,
  websiteId: row.targetId,
  title: row.title,
  severity: row.severity,
  state: row.state,
  mark: row.mark?.kind ?? null,
  url: row.place,
  subject: row.subject,
  firstSeenAt: row.firstSeenAt,
  lastSeenAt: row.lastSeenAt,
  fixedAt: row.fixedAt,
});
