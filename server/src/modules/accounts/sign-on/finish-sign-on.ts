import type { finishSignOn as finishSignOnCall } from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DirectoryPerson } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { enterOrWait } from '../sign-in/enter-or-wait.ts';
import { requireNotSuspended } from '../sign-in/require-not-suspended.ts';
import { findUserByEmail, lockUser } from '../users.store.ts';
import { admitAdmin, isAddressOfFirm } from './admit-admin.ts';
import { auditRefused, comeBack } from './come-back.ts';
import { directorySessionHash } from './directory-of.ts';
import { findHomeOfAddress, type Home } from './home.store.ts';
import { findLinkedUser, insertLink } from './sign-on.store.ts';

/**
 * Signs in whom the directory has signed in. Who that is follows from the directory's own name for them; the address counts
 * once, to find an admin of that very firm, or to make one where the firm wants it and has proved the domain. The directory of a brand
 * knows people of many firms: it has to tell each time an address whose home is this firm.
 */
export async function finishSignOn(
  services: Services,
  caller: CallerOf<typeof finishSignOnCall>,
  { query }: InputOf<typeof finishSignOnCall>,
): Promise<AnswerOf<typeof finishSignOnCall>> {
  const { database, clock, maintenance } = services;

  const now = clock.now();
  const { home, person } = await comeBack(services, caller, query, null);
  if ((await maintenance.state()).enabled) throw new AppError('IN_MAINTENANCE');

  const outcome = await database.asSystem(async (tx) => {
    const isElsewhere = home.brand_id !== null && !(await isAtHome(tx, home, person, now));
    const user = isElsewhere ? null : await findOrAdmit(services, tx, caller, home, person, now);
    if (user === null) {
      const why = isElsewhere ? 'elsewhere' : 'not-admitted';
      await auditRefused(tx, caller, now, home.org_id, person.email ?? '', why);
      return why;
    }
    await requireNotSuspended(tx, user.orgId);
    const { sessionId } = person;
    const directorySession = sessionId === null ? null : directorySessionHash(home.issuer, sessionId);
    const signingIn = { ...user, directorySession };
    return { user, ...(await enterOrWait(services, tx, caller, signingIn, home.asks_second_factor, now)) };
  });
  if (outcome === 'elsewhere') throw new AppError('SIGN_ON_ELSEWHERE');
  if (outcome === 'not-admitted') throw new AppError('SIGN_ON_NOT_ADMITTED');
  outcome.setCookies();
  const { user, secondFactor } = outcome;
  return { success: true, username: user.email, newUser: false, isServiceSession: false, secondFactor };
}

/** Whether the address that a brand's directory tells belongs to the very firm for which somebody left. */
async function isAtHome(tx: SystemTransaction, home: Home, { email }: DirectoryPerson, now: Date): Promise<boolean> {
  const found = email === null ? undefined : await findHomeOfAddress(tx, email, now);
  return found?.org_id === home.org_id && found.directory_id === home.directory_id;
}

async function findOrAdmit(
  services: Services,
  tx: SystemTransaction,
  caller: Caller,
  { org_id: orgId, issuer, admits_new: admitsNew }: Home,
  { subject, email, firstName, lastName }: DirectoryPerson,
  now: Date,
) {
  const linked = await findLinkedUser(tx, orgId, issuer, subject);
  if (linked !== null) {
    const user = await lockUser(tx, linked);
    return user?.org_id === orgId ? { userId: linked, orgId, email: user.email, isStaff: false } : null;
  }
  if (email === null || !(await isAddressOfFirm(tx, orgId, email, now))) return null;
  const known = await findUserByEmail(tx, email);
  if (known !== undefined && (known.org_id !== orgId || known.is_staff)) return null;
  if (known === undefined && !admitsNew) return null;
  const userId =
    known?.user_id ??
    (await admitAdmin(services, tx, orgId, { email, firstName, lastName }, { by: 'Single sign-on', at: now }));
  if (userId === null) return null;
  if (!(await insertLink(tx, { orgId, userId, issuer, subject, at: now }))) return null;
  await auditCaller(tx, caller, now, { action: 'sign-on.linked', subject: email, actorId: userId, orgId });
  return { userId, orgId, email, isStaff: false };
}
