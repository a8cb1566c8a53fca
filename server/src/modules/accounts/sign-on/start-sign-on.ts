import type { startSignOn as startSignOnCall } from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { findFirmsOfDomain } from '../../phishing/public.ts';
import { leaveForDirectory } from './leave-for-directory.ts';
import { findSignOn, type SignOnRow } from './sign-on.store.ts';

/**
 * Leads somebody to the directory of their firm, found by the domain of the address.
 */
export async function startSignOn(
  services: Services,
  caller: CallerOf<typeof startSignOnCall>,
  { email }: InputOf<typeof startSignOnCall>,
): Promise<AnswerOf<typeof startSignOnCall>> {
  const { database, clock } = services;

  const settings = await database.asSystem((tx) => findHome(tx, email, clock.now()));
  if (settings === null) throw new AppError('SIGN_ON_UNKNOWN', { field: 'email' });
  return { success: true, data: { url: await leaveForDirectory(services, caller, settings, email, null) } };
}

/**
 * The firm that signs in addresses of a domain. Of several that proved it once, the one whose proof holds; where that does
 * not decide it, none.
 */
async function findHome(tx: SystemTransaction, email: string, now: Date): Promise<SignOnRow | null> {
  const firms = await findFirmsOfDomain(tx, email.slice(email.lastIndexOf('@') + 1), now);
  const homes: { row: SignOnRow; isProved: boolean }[] = [];
  for (const { orgId, isProved } of firms) {
    const row = await findSignOn(tx, orgId);
    if (row?.is_on === true) homes.push({ row, isProved });
  }
  const proved = homes.filter(({ isProved }) => isProved);
  const likely = homes.length > 1 ? proved : homes;
  return likely.length === 1 ? (likely[0]?.row ?? null) : null;
}
