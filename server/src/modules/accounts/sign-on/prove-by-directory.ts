import type {
  finishSignOnProof as finishSignOnProofCall,
  readSignOnProof as readSignOnProofCall,
  startSignOnProof as startSignOnProofCall,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { WithPasswordIdentity } from '../passwords/password-identity-call.ts';
import { findSubject } from '../users.store.ts';
import { auditRefused, comeBack } from './come-back.ts';
import { leaveForDirectory } from './leave-for-directory.ts';
import { findDirectoryOfUser, findLinkedUser } from './sign-on.store.ts';

/** Whether the caller is somebody whom the firm's directory knows and can sign in once more. */
export async function readSignOnProof(
  { database }: WithPasswordIdentity,
  { session }: CallerOf<typeof readSignOnProofCall>,
): Promise<AnswerOf<typeof readSignOnProofCall>> {
  const row = await database.onceAsSystem((tx) => findDirectoryOfUser(tx, session.orgId, session.userId));
  return { success: true, data: { isThere: row !== undefined } };
}

/** Leads to the directory that knows the caller, which is asked for a fresh sign-in. */
export async function startSignOnProof(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof startSignOnProofCall>,
): Promise<AnswerOf<typeof startSignOnProofCall>> {
  const { orgId, userId, email } = caller.session;
  const settings = await services.database.onceAsSystem((tx) => findDirectoryOfUser(tx, orgId, userId));
  if (settings === undefined) throw new AppError('SIGN_ON_UNKNOWN');
  return { success: true, data: { url: await leaveForDirectory(services, caller, settings, email, userId) } };
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
  const { settings, person } = await comeBack(services, caller, query, userId);
  const subject = await database.asSystem(async (tx) => {
    const linked = await findLinkedUser(tx, orgId, settings.issuer, person.subject);
    if (linked === userId && settings.org_id === orgId) return findSubject(tx, userId);
    await auditRefused(tx, caller, clock.now(), orgId, person.email ?? '', 'other-person');
    return null;
  });
  const hasSecond = settings.asks_second_factor;
  const bearer = subject === null ? null : await passwordIdentity.proveWithoutPassword(subject, hasSecond);
  if (bearer === null) throw new AppError('SIGN_ON_OTHER_PERSON');
  return { success: true, bearer };
}
