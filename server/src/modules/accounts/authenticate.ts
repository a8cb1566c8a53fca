import type { authenticate as authenticateCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';

/** Checks a password with the identity provider; every failure is logged with who, when and from where. */
export function createAuthenticate({ identity, database, clock }: Services): Handler<typeof authenticateCall> {
  return async (caller, { username, password }) => {
    const outcome = await identity.signIn(username, password);
    if (outcome.kind === 'bearer') return { success: true, bearer: outcome.bearer };
    await database.asSystem((tx) =>
      auditCaller(tx, caller, clock.now(), {
        action: 'session.refused',
        subject: username,
        details: { reason: outcome.kind },
      }),
    );
    if (outcome.kind === 'locked') {
      const minutes = Math.ceil((outcome.until.getTime() - clock.now().getTime()) / 60_000);
      throw new AppError('ACCOUNT_LOCKED', { values: { minutes } });
    }
    throw new AppError(outcome.kind === 'not-verified' ? 'EMAIL_NOT_VERIFIED' : 'WRONG_CREDENTIALS');
  };
}
