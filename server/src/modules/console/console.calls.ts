import {
  checkFirstStaffLink as checkFirstStaffLinkCall,
  createFirstStaff as createFirstStaffCall,
  downloadOrganisations as downloadCall,
  listOrganisations as listCall,
  removeSecondFactor as removeSecondFactorCall,
} from '@portal/contract/console/console.calls.ts';
import { findForStaff as findForStaffCall } from '@portal/contract/console/find.calls.ts';
import {
  downloadBillingOfCustomers as downloadBillingCall,
  downloadUsageOfCustomers as downloadUsageCall,
} from '@portal/contract/console/owners/customer-files.calls.ts';
import { listWaiting as listWaitingCall } from '@portal/contract/console/waiting.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { removeSecondFactor } from '../accounts/public.ts';
import type { ConsoleServices } from './console-services.ts';
import { downloadOrganisations, listOrganisationsPage } from './customers/list-customers.ts';
import { downloadBilling, downloadUsage } from './customers/usage-files.ts';
import { findForStaff } from './find/find-for-staff.ts';
import { checkFirstStaffLink, createFirstStaff } from './staff/staff-setup.ts';
import { listWaiting } from './waiting/list-waiting.ts';

/** Calls of the provider's staff. */
export const consoleCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(checkFirstStaffLinkCall).to(checkFirstStaffLink),
  bind(createFirstStaffCall).to(createFirstStaff),
  bind(removeSecondFactorCall).to(removeSecondFactor),
  bind(listCall).to(listOrganisationsPage),
  bind(downloadCall).to(downloadOrganisations),
  bind(downloadUsageCall).to(downloadUsage),
  bind(downloadBillingCall).to(downloadBilling),
  bind(listWaitingCall).to(listWaiting),
  bind(findForStaffCall).to(findForStaff),
];
