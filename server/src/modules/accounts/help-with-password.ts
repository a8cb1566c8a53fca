import type {
  requireNewPassword as requireCall,
  sendTemporaryPassword as sendCall,
} from '@portal/contract/console/organisation.calls.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Caller, Session } from '../../http/caller.ts';
import type { VerifiedIdentity } from '../../providers/identity/identity-port.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import { deleteSessionsOfUser } from './sessions.store.ts';
import { findSubject, lockUser } from './users.store.ts';

/** Mails a temporary password to somebody who asked the provider's staff for help; staff never sees or chooses it. */
export function createSendTemporaryPassword(services: Services): Handler<typeof sendCall> {
  return async (caller, { cognitoId }) => {
    await helpMember(services, caller, cognitoId, 'password.temporary-sent', (tx, member) =>
      services.identity.sendTemporaryPassword(tx, caller.brand, member),
    );
    return { success: true };
  };
}

/** Has somebody's password replaced by a code that is mailed at the next sign-in, such as after a leak. */
export function createRequireNewPassword(services: Services): Handler<typeof requireCall> {
  return async (caller, { cognitoId }) => {
    await helpMember(services, caller, cognitoId, 'password.replacement-required', (tx, { subject }) =>
      services.identity.requireNewPassword(tx, subject),
    );
    return { success: true };
  };
}

/** What both have in common: staff proves itself anew, helps members only, and the member is signed out everywhere. */
async function helpMember(
  services: Services,
  caller: Caller<Session>,
  userId: string,
  action: string,
  help: (tx: SystemTransaction, member: VerifiedIdentity) => Promise<void>,
): Promise<void> {
  await requireFreshProof(services, caller);
  await services.database.asSystem(async (tx) => {
    const user = await lockUser(tx, userId);
    const subject = user === undefined ? null : await findSubject(tx, userId);
    if (user === undefined || subject === null || user.is_staff) throw new AppError('NOT_FOUND');
    await help(tx, { subject, email: user.email });
    await deleteSessionsOfUser(tx, userId);
    await auditCaller(tx, caller, services.clock.now(), {
      action,
      subject: user.email,
      orgId: user.org_id,
      details: { service: true, staff: caller.session.email },
    });
  });
}
