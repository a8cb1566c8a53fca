import * as calls from '@portal/contract/console/staff.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { readSignInStates } from '../accounts/public.ts';
import { changeStaffRole, removeStaff } from './staff/change-staff.ts';
import { listStaff, listStaffInvites } from './staff/staff.store.ts';
import { acceptStaffInvite, cancelStaffInvite, inviteStaff, requireStaffInvite } from './staff/staff-invites.ts';

/** Calls by which owners look after the provider's staff. */
export const staffCalls: readonly BoundCall<Services>[] = [
  bind(calls.listStaff).to(listAllStaff),
  bind(calls.inviteStaff).to(inviteStaff),
  bind(calls.cancelStaffInvite).to(cancelStaffInvite),
  bind(calls.changeStaffRole).to(changeStaffRole),
  bind(calls.removeStaff).to(removeStaff),
  bind(calls.readStaffInvite).to(readStaffInvite),
  bind(calls.acceptStaffInvite).to(acceptStaffInvite),
];

async function listAllStaff({ database, clock }: Services): Promise<AnswerOf<typeof calls.listStaff>> {
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
}

async function readStaffInvite(
  { database, clock }: Services,
  _caller: CallerOf<typeof calls.readStaffInvite>,
  { linkId }: InputOf<typeof calls.readStaffInvite>,
): Promise<AnswerOf<typeof calls.readStaffInvite>> {
  const invite = await database.asSystem((tx) => requireStaffInvite(tx, linkId, clock.now()));
  return { success: true, data: { email: invite.email, staffRole: invite.staff_role } };
}
