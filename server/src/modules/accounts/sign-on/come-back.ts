import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import type { DirectoryPerson } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { hashToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { directoryOf, refusalOf, returnUriOf } from './directory-of.ts';
import type { KeptAttempt } from './leave-for-directory.ts';
import { findSignOn, type SignOnRow, takeAttempt } from './sign-on.store.ts';

/** Longer than an assertion is taken. */
const ASSERTION_MEMORY_MS = 60 * 60_000;

/**
 * Whom the directory has signed in, told by what came back to the browser that had left for it. That counts once, and only for what
 * it was begun for.
 * @throws AppError SIGN_ON_EXPIRED, SIGN_ON_REFUSED, SIGN_ON_UNREACHABLE
 */
export async function comeBack(
  services: Services,
  caller: Caller,
  query: string,
  provesUserId: string | null,
): Promise<{ readonly settings: SignOnRow; readonly person: DirectoryPerson }> {
  const { database, clock, signOn, signOnKey } = services;

  const now = clock.now();
  const state = new URLSearchParams(query).get('state') ?? '';
  const begun = await database.asSystem(async (tx) => {
    const taken = await takeAttempt(tx, hashToken(state), hashToken(caller.preSessionId), now);
    const settings = taken === undefined ? undefined : await findSignOn(tx, taken.org_id);
    return taken === undefined || settings?.is_on !== true ? null : { taken, settings };
  });
  if (begun === null) throw new AppError('SIGN_ON_EXPIRED');
  const { settings, taken } = begun;
  const kept = unseal(signOnKey, taken.sealed_attempt) as KeptAttempt;
  if (kept.provesUserId !== provesUserId) throw new AppError('SIGN_ON_EXPIRED');
  const response = taken.sealed_return === null ? null : String(unseal(signOnKey, taken.sealed_return));
  const refuse = () => database.asSystem((tx) => auditRefused(tx, caller, now, settings.org_id, '', 'directory'));
  const person = await signOn
    .finish(directoryOf(services, settings), returnUriOf(services, caller, settings), { query, response }, kept.attempt)
    .catch(async (error: unknown) => {
      await refuse();
      throw refusalOf(services, error);
    });
  const { assertionId } = person;
  const until = new Date(now.getTime() + ASSERTION_MEMORY_MS);
  const isFirst =
    assertionId === null ||
    (await database.asSystem((tx) =>
      recordUse(tx, 'sign-on-assertion', `${settings.org_id} ${assertionId}`, until, now),
    ));
  if (isFirst) return { settings, person };
  await refuse();
  throw new AppError('SIGN_ON_REFUSED');
}

/** Notes in the firm's log that its directory let nobody in. */
export function auditRefused(
  tx: SystemTransaction,
  caller: Caller,
  now: Date,
  orgId: string,
  subject: string,
  why: string,
) {
  return auditCaller(tx, caller, now, {
    action: 'session.refused',
    ...(subject === '' ? {} : { subject }),
    orgId,
    details: { reason: `sign-on-${why}` },
  });
}
