import { PROOF_STATE } from '@portal/domain/accounts/sign-on-state.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SignOnAttempt } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { seal } from '../../../system/sealed-box.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { directoryOf, refusalOf, returnUriOf } from './directory-of.ts';
import { insertAttempt, type SignOnRow } from './sign-on.store.ts';

/** Time to sign in at the directory, with whatever second factor it asks for. */
const ATTEMPT_LIFE_MS = 10 * 60_000;

/** What is sealed while somebody is at the directory. */
export type KeptAttempt = {
  readonly attempt: SignOnAttempt;
  /** Who is signed in here and proves that it is them; null for a sign-in. */
  readonly provesUserId: string | null;
};

/** The address of a directory at which somebody signs in, once, with this browser. */
export async function leaveForDirectory(
  services: Services,
  caller: Caller,
  settings: SignOnRow,
  email: string,
  provesUserId: string | null,
): Promise<string> {
  const { database, clock, signOn, signOnKey } = services;

  const state = `${provesUserId === null ? '' : PROOF_STATE}${newToken()}`;
  const wish = { email, isFresh: provesUserId !== null };
  const { url, attempt } = await signOn
    .begin(directoryOf(services, settings), returnUriOf(services, caller, settings), wish, state)
    .catch((error: unknown) => {
      throw refusalOf(services, error);
    });
  const kept: KeptAttempt = { attempt, provesUserId };
  await database.onceAsSystem((tx) =>
    insertAttempt(tx, {
      orgId: settings.org_id,
      stateHash: hashToken(state),
      preSessionHash: hashToken(caller.preSessionId),
      sealedAttempt: seal(signOnKey, kept),
      expiresAt: new Date(clock.now().getTime() + ATTEMPT_LIFE_MS),
    }),
  );
  return url;
}
