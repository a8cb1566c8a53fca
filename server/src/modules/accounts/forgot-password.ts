import type { forgotPassword } from '@portal/contract/accounts/identity.calls.ts';
import { hiddenAddress } from '@portal/domain/accounts/hidden-address.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { takeMailTurn } from './mail-turn.ts';
import type { WithPasswordIdentity } from './password-identity-call.ts';

/** Mails a verification code; the answer is the same whether or not there is an account or a mail is due. */
export function createForgotPassword(services: WithPasswordIdentity): Handler<typeof forgotPassword> {
  const { passwordIdentity, database, clock } = services;
  return async (caller, { username }) => {
    if (await takeMailTurn(services, 'reset-code', username))
      await passwordIdentity.sendResetCode(caller.brand, username);
    await database.asSystem((tx) =>
      auditCaller(tx, caller, clock.now(), { action: 'password.reset-asked', subject: username }),
    );
    return { success: true, destination: hiddenAddress(username) };
  };
}
