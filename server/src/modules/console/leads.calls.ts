import * as contract from '@portal/contract/console/leads.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { requireFreshProof } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';
import { type LeadRow, listLeads, removeLead } from '../marketing/public.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';

const MAX_ROWS = 10_000;

/** Calls by which staff looks after leads. */
export const leadsCalls: readonly BoundCall<Services>[] = [
  bind(contract.listLeads).to(listLeadsPage),
  bind(contract.downloadLeads).to(downloadLeads),
  bind(contract.deleteLead).to(deleteLead),
];

async function listLeadsPage(
  { database }: Services,
  _caller: CallerOf<typeof contract.listLeads>,
  page: InputOf<typeof contract.listLeads>,
): Promise<AnswerOf<typeof contract.listLeads>> {
  const { total, rows } = await database.asSystem((tx) => listLeads(tx, sliceOf(page)));
  return { success: true, data: { total, pageSize: PAGE_SIZE, leads: rows.map(viewOf) } };
}

async function downloadLeads(
  { database, clock }: Services,
  caller: CallerOf<typeof contract.downloadLeads>,
  { search }: InputOf<typeof contract.downloadLeads>,
): Promise<AnswerOf<typeof contract.downloadLeads>> {
  const now = clock.now();
  const rows = await database.asSystem(async (tx) => {
    const found = await listLeads(tx, { search, offset: 0, limit: MAX_ROWS });
    const details = { leads: found.rows.length };
    await auditCaller(tx, caller, now, { action: 'leads.downloaded', subject: search, details });
    return found.rows;
  });
  const bytes = Buffer.from(csvFile(Object.keys(COLUMNS), rows.map(cellsOf)));
  return { fileName: `leads-${now.toISOString().slice(0, 10)}.csv`, bytes };
}

async function deleteLead(
  services: Services,
  caller: CallerOf<typeof contract.deleteLead>,
  { leadId }: InputOf<typeof contract.deleteLead>,
): Promise<AnswerOf<typeof contract.deleteLead>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  await database.asSystem(async (tx) => {
    if (!(await removeLead(tx, leadId))) throw new AppError('NOT_FOUND');
    // By its id: the log keeps its entries, and the address is to be gone.
    await auditCaller(tx, caller, clock.now(), { action: 'lead.deleted', subject: leadId });
  });
  return { success: true };
}

function viewOf(row: LeadRow) {
  return {
    leadId: row.lead_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    leadForm: row.lead_form,
    source: row.source,
    leadStatus: row.lead_status,
    promotionsOptIn: row.promotions_opt_in,
    pageName: row.page_name,
    createdAt: row.created_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
  };
}

const COLUMNS: Readonly<Record<string, (row: LeadRow) => string>> = {
  Since: (row) => row.created_at.toISOString(),
  Address: (row) => row.email,
  'First name': (row) => row.first_name,
  'Last name': (row) => row.last_name,
  Organization: (row) => row.company_name,
  'Job title': (row) => row.job_title,
  Phone: (row) => row.phone,
  Form: (row) => row.lead_form,
  Source: (row) => row.source,
  Status: (row) => row.lead_status,
  'Offers allowed': (row) => (row.promotions_opt_in ? 'yes' : 'no'),
  Page: (row) => row.page_uri,
  Brand: (row) => row.brand_id,
};

const cellsOf = (row: LeadRow) => Object.values(COLUMNS).map((cell) => cell(row));
