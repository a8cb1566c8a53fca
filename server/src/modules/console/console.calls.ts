import {
  checkFirstStaffLink as checkFirstStaffLinkCall,
  createFirstStaff as createFirstStaffCall,
  listOrganisations as listCall,
  removeSecondFactor as removeSecondFactorCall,
} from '@portal/contract/console/console.calls.ts';
import { listWaiting as listWaitingCall } from '@portal/contract/console/waiting.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { removeSecondFactor } from '../accounts/public.ts';
import { listOrganisations } from './console.store.ts';
import type { ConsoleServices } from './console-services.ts';
import { recentScansSince } from './customers/count-usage-of-customers.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';
import { checkFirstStaffLink, createFirstStaff } from './staff/staff-setup.ts';
import { listWaiting } from './waiting/list-waiting.ts';

/** Calls of the provider's staff. */
export const consoleCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(checkFirstStaffLinkCall).to(checkFirstStaffLink),
  bind(createFirstStaffCall).to(createFirstStaff),
  bind(removeSecondFactorCall).to(removeSecondFactor),
  bind(listCall).to(listOrganisationsPage),
  bind(listWaitingCall).to(listWaiting),
];

/** Scores are compared with those of four weeks ago. */
const TREND_MS = 28 * 24 * 60 * 60_000;

async function listOrganisationsPage(
  { plans, database, clock }: Services,
  _caller: CallerOf<typeof listCall>,
  { page, search, sort, status }: InputOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const now = clock.now();
  const scansSince = recentScansSince(now);
  const scoreOfDay = new Date(now.getTime() - TREND_MS).toISOString().slice(0, 10);
  const slice = { ...sliceOf({ page, search }), sort, status, now, scansSince, scoreOfDay };
  const { total, rows } = await database.asSystem((tx) => listOrganisations(tx, slice));
  const organisations = rows.map((row) => ({
    orgId: row.org_id,
    companyName: row.company_name,
    planName: plans.catalogue.find(row.plan_id).planDetail.planName,
    subscriptionStatus: row.subscription_status,
    isTrialOver: row.is_trial_over,
    isSuspended: row.suspended_at !== null,
    signUpDate: row.created_at.toISOString(),
    websites: Number(row.websites),
    admins: Number(row.admins),
    recentScans: Number(row.recent_scans),
    lastActiveAt: row.active_at?.toISOString() ?? null,
    score: row.score,
    scoreChange: row.score === null || row.score_before === null ? null : row.score - row.score_before,
  }));
  return { success: true, data: { total, pageSize: PAGE_SIZE, organisations } };
}
