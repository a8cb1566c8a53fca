import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { type InterestRow, listInterestRows } from './interests.store.ts';

const PAGE_SIZE = 25;
const MAX_ROWS = 10_000;

/** Calls by which staff sees who is interested. */
export const interestCalls: readonly BoundCall<Services>[] = [
  bind(calls.listInterests).to(listInterests),
  bind(calls.downloadInterests).to(downloadInterests),
];

async function listInterests(
  { database }: Services,
  _caller: CallerOf<typeof calls.listInterests>,
  { page, search }: InputOf<typeof calls.listInterests>,
): Promise<AnswerOf<typeof calls.listInterests>> {
  const slice = { search, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { total, rows } = await database.asSystem((tx) => listInterestRows(tx, slice));
  return { success: true, data: { total, pageSize: PAGE_SIZE, interests: rows.map(viewOf) } };
}

async function downloadInterests(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.downloadInterests>,
  { search }: InputOf<typeof calls.downloadInterests>,
): Promise<AnswerOf<typeof calls.downloadInterests>> {
  const now = clock.now();
  const rows = await database.asSystem(async (tx) => {
    const found = await listInterestRows(tx, { search, offset: 0, limit: MAX_ROWS });
    const details = { interests: found.rows.length };
    await auditCaller(tx, caller, now, { action: 'marketplace-interests.downloaded', subject: search, details });
    return found.rows;
  });
  const bytes = Buffer.from(csvFile(Object.keys(COLUMNS), rows.map(cellsOf)));
  return { fileName: `marketplace-interest-${now.toISOString().slice(0, 10)}.csv`, bytes };
}

const viewOf = (row: InterestRow) => ({
  interestId: row.interest_id,
  orgId: row.org_id,
  companyName: row.company_name,
  offerTitle: row.offer_title,
  partnerName: row.partner_name,
  note: row.note,
  personName: row.asked_by_name,
  personEmail: row.asked_by_email,
  askedAt: row.asked_at.toISOString(),
});

const COLUMNS: Readonly<Record<string, (row: InterestRow) => string>> = {
  Since: (row) => row.asked_at.toISOString(),
  Organization: (row) => row.company_name,
  Name: (row) => row.asked_by_name,
  Address: (row) => row.asked_by_email,
  Partner: (row) => row.partner_name,
  Offer: (row) => row.offer_title,
  Note: (row) => row.note,
};

const cellsOf = (row: InterestRow) => Object.values(COLUMNS).map((cell) => cell(row));
