import { type StaffPermission, staffMay } from '@portal/domain/accounts/staff-permissions.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { useSessionQuery } from '../../portal/use-session-state.ts';

/** The role of the member of staff at the screen; null until it is known. */
export function useStaffRole(): StaffRole | null {
  return useSessionQuery().data?.staffRole ?? null;
}

/** Whether the member of staff at the screen may do something; the server checks it again. */
export function useStaffMay(permission: StaffPermission): boolean {
  return staffMay(useStaffRole(), permission);
}
