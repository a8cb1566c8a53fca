import * as calls from '@portal/contract/console/staff.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { readSignInStates } from '../accounts/public.ts';
import { createChangeStaffRole, createRemoveStaff } from './change-staff.ts';
import { listStaff, listStaffInvites } from './staff.store.ts';
import {
  createAcceptStaffInvite,
  createCancelStaffInvite,
  createInviteStaff,
  requireStaffInvite,
} from './staff-invites.ts';

/** Calls by which owners look after the provider's staff. */
export function staffModule(services: Services): BoundCall[] {
  const { database, clock } = services;
  return [
    bind(calls.listStaff).to(async () => {
      const { staff, invites, states } = await database.asSystem(async (tx) => {
        const people = await listStaff(tx);
        const ids = people.map((person) => person.user_id);
        return { staff: people, invites: await listStaffInvites(tx), states: await readSignInStates(tx, ids) };
      });
      return {
        success: true,
        data: {
          staff: staff.map((person) => ({
            cognitoId: person.user_id,
            email: person.email,
            firstName: person.first_name,
            lastName: person.last_name,
            staffRole: person.staff_role ?? 'support',
            hasSecondFactor: states.get(person.user_id)?.hasSecondFactor ?? false,
            lastActiveAt: states.get(person.user_id)?.lastActiveAt?.toISOString() ?? null,
          })),
          invites: invites.map((invite) => ({
            staffInviteId: invite.staff_invite_id,
            email: invite.email,
            staffRole: invite.staff_role,
            invitedBy: invite.invited_by ?? '',
            expiresAt: invite.expires_at.toISOString(),
            isExpired: invite.expires_at <= clock.now(),
          })),
        },
      };
    }),
    bind(calls.inviteStaff).to(createInviteStaff(services)),
    bind(calls.cancelStaffInvite).to(createCancelStaffInvite(services)),
    bind(calls.changeStaffRole).to(createChangeStaffRole(services)),
    bind(calls.removeStaff).to(createRemoveStaff(services)),
    bind(calls.readStaffInvite).to(async (_caller, { linkId }) => {
      const invite = await database.asSystem((tx) => requireStaffInvite(tx, linkId, clock.now()));
      return { success: true, data: { email: invite.email, staffRole: invite.staff_role } };
    }),
    bind(calls.acceptStaffInvite).to(createAcceptStaffInvite(services)),
  ];
}
