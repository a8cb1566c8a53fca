import type {
  downloadOrganisations as downloadCall,
  listOrganisations as listCall,
} from '@portal/contract/console/console.calls.ts';
import { OPEN_SEVERITIES } from '@portal/domain/dashboard/score/open-point.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { listCustomersOf } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { listOrganisations, type OrganisationRow } from '../console.store.ts';
import { PAGE_SIZE, sliceOf } from '../page-of-list.ts';
import { recentScansSince } from './count-usage-of-customers.ts';

const MAX_ROWS = 10_000;
/** Scores are compared with those of four weeks ago. */
const TREND_MS = 28 * 24 * 60 * 60_000;

type Customer = AnswerOf<typeof listCall>['data']['organisations'][number];

/** One page of the customers, with how many there are in all. */
export async function listOrganisationsPage(
  services: Services,
  { session, customers }: CallerOf<typeof listCall>,
  { page, search, sort, status, whose }: InputOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const { database, clock } = services;
  const slice = { ...sliceOf({ page, search }), sort, status, ...times(clock.now()) };
  const { total, sandboxes, rows } = await database.asSystem(async (tx) => {
    const isNarrowed = whose === 'mine' && customers === 'all';
    const seen = isNarrowed ? await listCustomersOf(tx, session.userId) : customers;
    return listOrganisations(tx, { ...slice, seen });
  });
  return { success: true, data: { total, sandboxes, pageSize: PAGE_SIZE, organisations: rows.map(viewIn(services)) } };
}

/** All customers that are looked for, for a spreadsheet. */
export async function downloadOrganisations(
  services: Services,
  caller: CallerOf<typeof downloadCall>,
  asked: InputOf<typeof downloadCall>,
): Promise<AnswerOf<typeof downloadCall>> {
  const { database, clock } = services;
  const now = clock.now();
  const rows = await database.asSystem(async (tx) => {
    const found = await listOrganisations(tx, {
      ...asked,
      seen: caller.customers,
      offset: 0,
      limit: MAX_ROWS,
      ...times(now),
    });
    const details = { organisations: found.rows.length };
    await auditCaller(tx, caller, now, { action: 'organisations.downloaded', subject: asked.search, details });
    return found.rows;
  });
  const cells = rows.map(viewIn(services)).map((row) => Object.values(COLUMNS).map((column) => column(row)));
  const bytes = Buffer.from(csvFile(Object.keys(COLUMNS), cells));
  return { fileName: `customers-${now.toISOString().slice(0, 10)}.csv`, bytes };
}

const times = (now: Date) => ({
  now,
  scansSince: recentScansSince(now),
  scoreOfDay: new Date(now.getTime() - TREND_MS).toISOString().slice(0, 10),
});

const viewIn =
  ({ plans }: Services) =>
  (row: OrganisationRow): Customer => ({
    orgId: row.org_id,
    companyName: row.company_name,
    planName: plans.catalogue.find(row.plan_id).planDetail.planName,
    subscriptionStatus: row.subscription_status,
    isTrialOver: row.is_trial_over,
    isSuspended: row.suspended_at !== null,
    isSandbox: row.is_sandbox,
    signUpDate: row.created_at.toISOString(),
    websites: Number(row.websites),
    admins: Number(row.admins),
    recentScans: Number(row.recent_scans),
    lastActiveAt: row.active_at?.toISOString() ?? null,
    score: row.score,
    scoreChange: row.score === null || row.score_before === null ? null : row.score - row.score_before,
    worstPoint: worstPointOf(row),
  });

function worstPointOf({ worst_point: what, worst_point_rank: rank }: OrganisationRow): Customer['worstPoint'] {
  const severity = OPEN_SEVERITIES[OPEN_SEVERITIES.length - rank];
  return severity === undefined ? null : { what, severity };
}

const COLUMNS: Readonly<Record<string, (row: Customer) => string>> = {
  Organization: (row) => row.companyName,
  Score: (row) => String(row.score ?? ''),
  'In four weeks': (row) => String(row.scoreChange ?? ''),
  'Worst open point': (row) => row.worstPoint?.what ?? '',
  Severity: (row) => row.worstPoint?.severity ?? '',
  Plan: (row) => row.planName,
  Status: (row) => (row.isSuspended ? 'SUSPENDED' : row.subscriptionStatus),
  Sandbox: (row) => (row.isSandbox ? 'yes' : ''),
  'Trial ended': (row) => (row.isTrialOver ? 'yes' : ''),
  'Signed up': (row) => row.signUpDate,
  Websites: (row) => String(row.websites),
  'Scans in 30 days': (row) => String(row.recentScans),
  Admins: (row) => String(row.admins),
  'Last active': (row) => row.lastActiveAt ?? '',
};
