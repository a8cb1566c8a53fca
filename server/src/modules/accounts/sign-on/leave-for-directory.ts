import { PROOF_STATE, TEST_STATE } from '@portal/domain/accounts/sign-on-state.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SignOnAttempt } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { seal } from '../../../system/sealed-box.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { directoryOf, refusalOf, returnUriOf } from './directory-of.ts';
import { type DirectoryRow, insertAttempt } from './sign-on.store.ts';

/** Time to sign in at the directory, with whatever second factor it asks for. */
const ATTEMPT_LIFE_MS = 10 * 60_000;

/** What is sealed while somebody is at the directory. */
export type KeptAttempt = {
  readonly attempt: SignOnAttempt;
  /** Who is signed in here and proves that it is them; null for a sign-in. */
  readonly provesUserId: string | null;
  /** Who of the provider's staff tries the directory of a brand, as it is set in that revision. */
  readonly tests?: { readonly brandId: string; readonly revision: number; readonly userId: string };
};

/** A directory to which somebody goes; of no firm where staff tries it. */
type Leaving = DirectoryRow & { readonly directory_id: string; readonly org_id: string | null };

/** The address of a directory at which somebody signs in, once, with this browser. */
export async function leaveForDirectory(
  services: Services,
  caller: Caller,
  row: Leaving,
  email: string,
  purpose: Omit<KeptAttempt, 'attempt'>,
): Promise<string> {
  const { database, clock, signOn, signOnKey } = services;

  const isProof = purpose.provesUserId !== null;
  const state = `${isProof ? PROOF_STATE : ''}${purpose.tests === undefined ? '' : TEST_STATE}${newToken()}`;
  const wish = { email, isFresh: isProof };
  const { url, attempt } = await signOn
    .begin(directoryOf(services, row), returnUriOf(services, caller, row), wish, state)
    .catch((error: unknown) => {
      throw refusalOf(services, error);
    });
  const kept: KeptAttempt = { attempt, ...purpose };
  await database.onceAsSystem((tx) =>
    insertAttempt(tx, {
      orgId: row.org_id,
      directoryId: row.directory_id,
      stateHash: hashToken(state),
      preSessionHash: hashToken(caller.preSessionId),
      sealedAttempt: seal(signOnKey, kept),
      expiresAt: new Date(clock.now().getTime() + ATTEMPT_LIFE_MS),
    }),
  );
  return url;
}
