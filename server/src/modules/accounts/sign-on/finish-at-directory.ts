import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import type { DirectoryPerson } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { hashToken } from '../../../system/tokens.ts';
import { directoryOf, refusalOf, returnUriOf } from './directory-of.ts';
import type { KeptAttempt } from './leave-for-directory.ts';
import { type DirectoryRow, takeAttempt } from './sign-on.store.ts';

/** Longer than an assertion is taken. */
const ASSERTION_MEMORY_MS = 60 * 60_000;

/** What somebody has begun who left for a directory, with what came back. */
type Begun = {
  readonly orgId: string | null;
  readonly directoryId: string | null;
  readonly kept: KeptAttempt;
  readonly query: string;
  /** What a SAML directory had the browser post. */
  readonly response: string | null;
};

/** Takes what was begun in this browser, once; null where there is no such thing. */
export async function takeBegun(
  { database, clock, signOnKey }: Services,
  caller: Caller,
  query: string,
): Promise<Begun | null> {
  const state = new URLSearchParams(query).get('state') ?? '';
  const taken = await database.onceAsSystem((tx) =>
    takeAttempt(tx, hashToken(state), hashToken(caller.preSessionId), clock.now()),
  );
  if (taken === undefined) return null;
  return {
    orgId: taken.org_id,
    directoryId: taken.directory_id ?? taken.org_id,
    kept: unseal(signOnKey, taken.sealed_attempt) as KeptAttempt,
    query,
    response: taken.sealed_return === null ? null : String(unseal(signOnKey, taken.sealed_return)),
  };
}

/**
 * Whom a directory says that it has signed in; what it says counts once.
 * @throws AppError SIGN_ON_REFUSED, SIGN_ON_UNREACHABLE
 */
export async function finishAtDirectory(
  services: Services,
  caller: Caller,
  row: DirectoryRow & { readonly directory_id: string },
  { kept, query, response }: Begun,
): Promise<DirectoryPerson> {
  const { database, clock, signOn } = services;

  const person = await signOn
    .finish(directoryOf(services, row), returnUriOf(services, caller, row), { query, response }, kept.attempt)
    .catch((error: unknown) => {
      throw refusalOf(services, error);
    });
  const { assertionId } = person;
  if (assertionId === null) return person;
  const now = clock.now();
  const until = new Date(now.getTime() + ASSERTION_MEMORY_MS);
  // Of a directory, not of a firm: that of a brand signs in people of many.
  const use = `${row.directory_id} ${assertionId}`;
  if (await database.asSystem((tx) => recordUse(tx, 'sign-on-assertion', use, until, now))) return person;
  throw new AppError('SIGN_ON_REFUSED');
}
