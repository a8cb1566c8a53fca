import {
  checkFirstStaffLink,
  createFirstStaff,
  listOrganisations as listCall,
  removeSecondFactor,
} from '@portal/contract/console/console.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createRemoveSecondFactor } from '../accounts/public.ts';
import type { Plans } from '../plans/public.ts';
import { listOrganisations } from './console.store.ts';
import { recentScansSince } from './count-usage-of-customers.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';
import type { StaffSetup } from './staff-setup.ts';

/** Calls of the provider's staff. */
export function consoleModule(services: Services, plans: Plans, setup: StaffSetup): BoundCall[] {
  const { database, clock } = services;
  return [
    bind(checkFirstStaffLink).to(setup.check),
    bind(createFirstStaff).to(setup.create),
    bind(removeSecondFactor).to(createRemoveSecondFactor(services)),

    bind(listCall).to(async (_caller, { page, search, sort, status }) => {
      const now = clock.now();
      const scansSince = recentScansSince(now);
      const slice = { ...sliceOf({ page, search }), sort, status, now, scansSince };
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
      }));
      return { success: true, data: { total, pageSize: PAGE_SIZE, organisations } };
    }),
  ];
}
