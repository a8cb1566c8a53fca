import type { forgotPassword as forgotPasswordCall } from '@portal/contract/accounts/identity.calls.ts';
import { hiddenAddress } from '@portal/domain/accounts/hidden-address.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import { countForAddress } from '../../../database/address-counts.store.ts';
import { auditCaller } from '../../audit/public.ts';
import { takeMailTurn } from '../mail-turn.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import type { WithPasswordIdentity } from './password-identity-call.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Codes that browsers which the account does not know get of an address in a day; `reset-codes.ts` has the arithmetic. */
const MAX_CODES_A_DAY = 10;

/** Mails a verification code; the answer is the same whether or not there is an account or a mail is due. */
export async function forgotPassword(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof forgotPasswordCall>,
  { username }: InputOf<typeof forgotPasswordCall>,
): Promise<AnswerOf<typeof forgotPasswordCall>> {
  const { passwordIdentity, database, clock } = services;

  if (await takeCodeTurn(services, caller, username))
    await passwordIdentity.sendResetCode(caller.brand, username, {
      browserId: caller.preSessionId,
      language: caller.language,
    });
  await database.asSystem((tx) =>
    auditCaller(tx, caller, clock.now(), { action: 'password.reset-asked', subject: username }),
  );
  return { success: true, destination: hiddenAddress(username) };
}

/** A browser gets one code of an address a minute; strangers together, and each browser that the account knows, ten a day. */
async function takeCodeTurn(services: WithPasswordIdentity, caller: Caller, username: string): Promise<boolean> {
  const { database, clock } = services;
  if (!(await takeMailTurn(services, 'reset-code', `${username} ${caller.preSessionId}`))) return false;
  const device = await knownDevice(database, caller, username);
  const key = device === null ? username : `${username} ${device}`;
  const count = await database.onceAsSystem((tx) => countForAddress(tx, 'reset-code', key, DAY_MS, clock.now()));
  return count <= MAX_CODES_A_DAY;
}
