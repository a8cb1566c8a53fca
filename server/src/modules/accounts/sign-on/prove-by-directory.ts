import type {
  finishSignOnProof as finishSignOnProofCall,
  readSignOnProof as readSignOnProofCall,
  startSignOnProof as startSignOnProofCall,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { WithPasswordIdentity } from '../passwords/password-identity-call.ts';
import { findSubject } from '../users.store.ts';
import { auditRefused, comeBack, isOfPlace } from './come-back.ts';
import { findHomeOfUser } from './home.store.ts';
import { leaveForDirectory } from './leave-for-directory.ts';
import { findLinkedUser } from './sign-on.store.ts';

/** Whether the caller is somebody whom the firm's directory knows and can sign in once more. */
export async function readSignOnProof(
  { database }: WithPasswordIdentity,
  caller: CallerOf<typeof readSignOnProofCall>,
): Promise<AnswerOf<typeof readSignOnProofCall>> {
  const { orgId, userId } = caller.session;
  const home = await database.asSystem((tx) => findHomeOfUser(tx, orgId, userId));
  return { success: true, data: { isThere: home !== undefined && isOfPlace(home, caller) } };
}

/** Leads to the directory that knows the caller, which is asked for a fresh sign-in. */
export async function startSignOnProof(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof startSignOnProofCall>,
): Promise<AnswerOf<typeof startSignOnProofCall>> {
  const { orgId, userId, email } = caller.session;
  const home = await services.database.asSystem((tx) => findHomeOfUser(tx, orgId, userId));
  if (home === undefined || !isOfPlace(home, caller)) throw new AppError('SIGN_ON_UNKNOWN');
  const url = await leaveForDirectory(services, caller, home, email, { provesUserId: userId });
  return { success: true, data: { url } };
}

/**
 * Takes a fresh sign-in at the directory as proof that it is still the caller (ASVS 5.0, 7.5.1), of the second factor too where the
 * directory asks for one. The bearer is the one that a password gives.
 */
export async function finishSignOnProof(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof finishSignOnProofCall>,
  { query }: InputOf<typeof finishSignOnProofCall>,
): Promise<AnswerOf<typeof finishSignOnProofCall>> {
  const { database, clock, passwordIdentity } = services;

  const { userId, orgId } = caller.session;
  const { home, person } = await comeBack(services, caller, query, userId);
  const subject = await database.asSystem(async (tx) => {
    const linked = await findLinkedUser(tx, orgId, home.issuer, person.subject);
    if (linked === userId && home.org_id === orgId) return findSubject(tx, userId);
    await auditRefused(tx, caller, clock.now(), orgId, person.email ?? '', 'other-person');
    return null;
  });
  const hasSecond = home.asks_second_factor;
  const bearer = subject === null ? null : await passwordIdentity.proveWithoutPassword(subject, hasSecond);
  if (bearer === null) throw new AppError('SIGN_ON_OTHER_PERSON');
  return { success: true, bearer };
}
