import * as contract from '@portal/contract/outside-check/check-leads.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { requireFreshProof } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';
import { listValidSubscriptionIds } from '../plans/public.ts';
import { sumCounts } from './check-counts.store.ts';
import { type CheckLeadRow, listCheckLeadRows, removeCheckLead } from './check-leads.store.ts';
import type { OutsideCheckServices } from './outside-check-services.ts';

const PAGE_SIZE = 25;
const MAX_ROWS = 10_000;
const COUNTED_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Calls by which staff looks after the open check. */
export const checkLeadsCalls: readonly BoundCall<OutsideCheckServices>[] = [
  bind(contract.listCheckLeads).to(listLeads),
  bind(contract.downloadCheckLeads).to(downloadLeads),
  bind(contract.deleteCheckLead).to(deleteLead),
  bind(contract.listCheckLinks).to(listLinks),
];

async function listLeads(
  { database }: OutsideCheckServices,
  _caller: CallerOf<typeof contract.listCheckLeads>,
  { page, search }: InputOf<typeof contract.listCheckLeads>,
): Promise<AnswerOf<typeof contract.listCheckLeads>> {
  const slice = { search, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { total, rows } = await database.asSystem((tx) => listCheckLeadRows(tx, slice));
  return { success: true, data: { total, pageSize: PAGE_SIZE, leads: rows.map(viewOf) } };
}

async function downloadLeads(
  { database, clock }: OutsideCheckServices,
  caller: CallerOf<typeof contract.downloadCheckLeads>,
  { search }: InputOf<typeof contract.downloadCheckLeads>,
): Promise<AnswerOf<typeof contract.downloadCheckLeads>> {
  const now = clock.now();
  const rows = await database.asSystem(async (tx) => {
    const found = await listCheckLeadRows(tx, { search, offset: 0, limit: MAX_ROWS });
    const details = { leads: found.rows.length };
    await auditCaller(tx, caller, now, { action: 'check-leads.downloaded', subject: search, details });
    return found.rows;
  });
  const bytes = Buffer.from(csvFile(Object.keys(COLUMNS), rows.map(cellsOf)));
  return { fileName: `check-leads-${now.toISOString().slice(0, 10)}.csv`, bytes };
}

async function deleteLead(
  services: OutsideCheckServices,
  caller: CallerOf<typeof contract.deleteCheckLead>,
  { leadId }: InputOf<typeof contract.deleteCheckLead>,
): Promise<AnswerOf<typeof contract.deleteCheckLead>> {
  const { database, clock } = services;
  await requireFreshProof(services, caller);
  await database.asSystem(async (tx) => {
    if (!(await removeCheckLead(tx, leadId))) throw new AppError('NOT_FOUND');
    // By its id: the log keeps its entries, and the address is to be gone.
    await auditCaller(tx, caller, clock.now(), { action: 'check-lead.deleted', subject: leadId });
  });
  return { success: true };
}

async function listLinks({
  database,
  clock,
  brands,
  config,
}: OutsideCheckServices): Promise<AnswerOf<typeof contract.listCheckLinks>> {
  const now = clock.now();
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const { ids, counts } = await database.asSystem(async (tx) => ({
    ids: await listValidSubscriptionIds(tx, now),
    counts: await sumCounts(tx, since),
  }));
  const ofBrands = (await brands.list()).map((brand) => ({
    name: brand.brandNameShort,
    url: `${brandOrigin(brand, config.publicUrl)}/check`,
    isOn: brand.offersCheck,
    subscriptionId: null,
  }));
  const ofChannels = await Promise.all(
    ids.map(async ({ subscription_id: subscriptionId, channel_name: name, brand_id }) => {
      const brand = await brands.byId(brand_id);
      const url = `${brandOrigin(brand, config.publicUrl)}/check/${encodeURIComponent(subscriptionId)}`;
      return { name, url, isOn: brand.offersCheck, subscriptionId };
    }),
  );
  return {
    success: true,
    data: {
      links: [...ofBrands, ...ofChannels],
      counts: counts.map(({ brand_id: brandId, channel, checks, leads }) => ({ brandId, channel, checks, leads })),
    },
  };
}

function viewOf(row: CheckLeadRow) {
  return {
    leadId: row.lead_id,
    email: row.email,
    domain: row.domain,
    channel: row.channel,
    brandId: row.brand_id,
    leftAt: row.left_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

const COLUMNS: Readonly<Record<string, (row: CheckLeadRow) => string>> = {
  Since: (row) => row.left_at.toISOString(),
  Address: (row) => row.email,
  Domain: (row) => row.domain,
  Channel: (row) => row.channel,
  Brand: (row) => row.brand_id,
  'Agreed to': (row) => row.consent_text,
  'Kept until': (row) => row.expires_at.toISOString(),
};

const cellsOf = (row: CheckLeadRow) => Object.values(COLUMNS).map((cell) => cell(row));
