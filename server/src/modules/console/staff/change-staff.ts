import type {
  changeStaffRole as changeStaffRoleCall,
  removeStaff as removeStaffCall,
} from '@portal/contract/console/staff.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { deleteAssignmentsOf, deleteSessionsOfUser, requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { deleteStaffUser, lockStaff, setStaffRole } from './staff.store.ts';

/** Gives a colleague another role. What somebody may do changes, so their sessions end (ASVS 5.0, 7.2.4). */
export async function changeStaffRole(
  services: Services,
  caller: CallerOf<typeof changeStaffRoleCall>,
  { cognitoId, staffRole }: InputOf<typeof changeStaffRoleCall>,
): Promise<AnswerOf<typeof changeStaffRoleCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  if (cognitoId === caller.session.userId) throw new AppError('NOT_FOR_ONESELF');
  await database.asSystem(async (tx) => {
    const colleague = await lockColleague(tx, cognitoId, caller.session.userId);
    await setStaffRole(tx, cognitoId, staffRole);
    await deleteSessionsOfUser(tx, cognitoId);
    // What is left of an expert's customers would come back with the role.
    const customers = staffRole === 'expert' ? 0 : await deleteAssignmentsOf(tx, cognitoId);
    await auditCaller(tx, caller, clock.now(), {
      action: 'staff.role-changed',
      subject: colleague.email,
      details: { before: colleague.staff_role, after: staffRole, ...(customers > 0 ? { customers } : {}) },
    });
  });
  return { success: true };
}

/** Removes a colleague with sessions and account, so that the address can be invited again. */
export async function removeStaff(
  services: Services,
  caller: CallerOf<typeof removeStaffCall>,
  { cognitoId }: InputOf<typeof removeStaffCall>,
): Promise<AnswerOf<typeof removeStaffCall>> {
  const { database, clock, identity } = services;

  await requireFreshProof(services, caller);
  if (cognitoId === caller.session.userId) throw new AppError('NOT_FOR_ONESELF');
  const subject = await database.asSystem(async (tx) => {
    const colleague = await lockColleague(tx, cognitoId, caller.session.userId);
    await deleteStaffUser(tx, cognitoId);
    await auditCaller(tx, caller, clock.now(), {
      action: 'staff.removed',
      subject: colleague.email,
      details: { staffRole: colleague.staff_role },
    });
    return colleague.identity_subject;
  });
  await database.asSystem((tx) => identity.removeAccount(tx, subject));
  return { success: true };
}

/**
 * A colleague, with all the staff locked. The caller, who never is that colleague, has to be an owner still once that is done, so
 * that there always is one.
 */
async function lockColleague(tx: SystemTransaction, userId: string, callerId: string) {
  const staff = await lockStaff(tx);
  const caller = staff.find((person) => person.user_id === callerId);
  if (caller?.staff_role !== 'owner') throw new AppError('NO_ACCESS');
  const colleague = staff.find((person) => person.user_id === userId);
  if (colleague === undefined) throw new AppError('NOT_FOUND');
  return colleague;
}
