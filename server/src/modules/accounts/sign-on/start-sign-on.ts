import type { startSignOn as startSignOnCall } from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { isOfPlace } from './come-back.ts';
import { findHomeOfAddress } from './home.store.ts';
import { leaveForDirectory } from './leave-for-directory.ts';

/** Leads somebody to the directory of their firm, or of its brand, found by the domain of the address. */
export async function startSignOn(
  services: Services,
  caller: CallerOf<typeof startSignOnCall>,
  { email }: InputOf<typeof startSignOnCall>,
): Promise<AnswerOf<typeof startSignOnCall>> {
  const { database, clock } = services;

  const home = await database.asSystem((tx) => findHomeOfAddress(tx, email, clock.now()));
  if (home === undefined || !isOfPlace(home, caller)) throw new AppError('SIGN_ON_UNKNOWN', { field: 'email' });
  return {
    success: true,
    data: { url: await leaveForDirectory(services, caller, home, email, { provesUserId: null }) },
  };
}
