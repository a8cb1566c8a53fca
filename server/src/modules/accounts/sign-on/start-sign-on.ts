import type { startSignOn as startSignOnCall } from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { seal } from '../../../system/sealed-box.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findFirmsOfDomain } from '../../phishing/public.ts';
import { directoryOf, redirectUriOf, refusalOf } from './directory-of.ts';
import { findSignOn, insertAttempt, type SignOnRow } from './sign-on.store.ts';

/** Time to sign in at the directory, with whatever second factor it asks for. */
const ATTEMPT_LIFE_MS = 10 * 60_000;

/**
 * Leads somebody to the directory of their firm, found by the domain of the address. Nonce, state and verifier are kept for
 * the browser that leaves.
 */
export async function startSignOn(
  services: Services,
  caller: CallerOf<typeof startSignOnCall>,
  { email }: InputOf<typeof startSignOnCall>,
): Promise<AnswerOf<typeof startSignOnCall>> {
  const { database, clock, signOn, signOnKey } = services;

  const now = clock.now();
  const settings = await database.asSystem((tx) => findHome(tx, email, now));
  if (settings === null) throw new AppError('SIGN_ON_UNKNOWN', { field: 'email' });
  const { url, attempt } = await signOn
    .begin(directoryOf(services, settings), redirectUriOf(services, caller), email)
    .catch((error: unknown) => {
      throw refusalOf(services, error);
    });
  await database.onceAsSystem((tx) =>
    insertAttempt(tx, {
      orgId: settings.org_id,
      stateHash: hashToken(attempt.state),
      preSessionHash: hashToken(caller.preSessionId),
      sealedAttempt: seal(signOnKey, attempt),
      expiresAt: new Date(now.getTime() + ATTEMPT_LIFE_MS),
    }),
  );
  return { success: true, data: { url } };
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
