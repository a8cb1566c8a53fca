import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { deleteExpiredSetUps } from './second-factor/second-factors.store.ts';
import { deleteExpiredSignIns } from './sign-in/pending-sign-ins.store.ts';
import { deleteEndedSessions } from './sign-in/sessions.store.ts';
import { deleteExpiredAttempts } from './sign-on/sign-on.store.ts';
import { findUserByEmail, findUserBySubject, insertUser, type NewUser } from './users.store.ts';
import { deleteVisitRequestsBefore } from './visit-requests/visit-requests.store.ts';
import { deleteEndedServiceSessions } from './visits/service-sessions.store.ts';

export { deleteBrandSignOn } from './brand-sign-on/brand-sign-on.store.ts';
export { createCustomersSeen, seenBy } from './experts/customers-seen.ts';
export {
  deleteAssignments,
  deleteAssignmentsOf,
  endVisitsOfOthers,
  insertAssignments,
  listCustomersOf,
  listExperts,
  listExpertsOf,
  lockExperts,
} from './experts/expert-customers.store.ts';
export { readExpertView, saveExpertView } from './experts/expert-view.ts';
export { inviteByProvider, requireFreeAddress } from './invites/invite-by-provider.ts';
export { hasWayIn, moveAdmins } from './invites/sandbox-people.store.ts';
export { checkNewPassword } from './passwords/check-password.ts';
export { requireNewPassword, sendTemporaryPassword } from './passwords/help-with-password.ts';
export { type PeopleFacts, readPeopleFacts } from './people-facts.store.ts';
export { removeSecondFactor } from './second-factor/remove-second-factor.ts';
export { removeSecondFactorOfStaff } from './second-factor/remove-second-factor-of-staff.ts';
export { suggestSafeSignIn } from './second-factor/suggest-safe-sign-in.ts';
export { takeCaptchaPass } from './sign-in/captcha-pass.ts';
export { createActivityNoter, createSessionReader } from './sign-in/read-session.ts';
export { requireFreshProof } from './sign-in/require-fresh-proof.ts';
export { deleteSessionsOfOrganisation, deleteSessionsOfUser } from './sign-in/sessions.store.ts';
export { readSignInStates } from './sign-in/sign-in-states.store.ts';
export { admitAdmin, isAddressOfFirm, removeAdmin } from './sign-on/admit-admin.ts';
export { describePortal } from './sign-on/describe-portal.ts';
export { logOutByDirectory } from './sign-on/directory-logout.ts';
export { LOGOUT_PATH, SAML_PATH } from './sign-on/directory-of.ts';
export { isLastKeeper } from './sign-on/home.store.ts';
export { keepReturn } from './sign-on/keep-return.ts';
export {
  cancelSentSignUpLink,
  inviteToSignUp,
  resendSignUpLink,
  sendSignUpLink,
  signUpOfferProblem,
} from './sign-up/send-sign-up-link.ts';
export { listSignUpLinks } from './sign-up/sent-sign-up-links.store.ts';
export { findSignUpLinkOfUser, markSignUpLinkFinished } from './sign-up/sign-up-links.store.ts';
export { type AdminMailServices, tellAdminChange, tellAdmins } from './tell-admins.ts';
export { countStaff, findTakenAddresses, findUserByEmail } from './users.store.ts';

/** Whether the identity provider's account of this name is one of the portal's users. */
export async function isUser(tx: SystemTransaction, subject: string): Promise<boolean> {
  return (await findUserBySubject(tx, subject)) !== undefined;
}

/** Whether one of the portal's users has the address. */
export async function isAddressTaken(tx: SystemTransaction, email: string): Promise<boolean> {
  return (await findUserByEmail(tx, email)) !== undefined;
}

/** Adds a member of the provider's staff, who belongs to no organisation. */
export function createStaffUser(
  tx: SystemTransaction,
  user: Omit<NewUser, 'orgId'> & { staffRole: StaffRole },
): Promise<void> {
  return insertUser(tx, { ...user, orgId: null });
}

/** Clears away sessions and sign-ins that ended by themselves. */
export async function clearEndedSignIns(tx: SystemTransaction, now: Date, idleSince: Date | null): Promise<void> {
  await deleteEndedSessions(tx, now, idleSince);
  await deleteExpiredSignIns(tx, now);
  await deleteExpiredSetUps(tx, now);
  await deleteExpiredAttempts(tx, now);
  await deleteEndedServiceSessions(tx, now);
  // Staff sees for a week what became of a request.
  await deleteVisitRequestsBefore(tx, new Date(now.getTime() - 7 * 24 * 60 * 60_000));
}
