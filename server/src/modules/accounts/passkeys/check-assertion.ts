import type { assertion } from '@portal/contract/accounts/passkeys.schemas.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../users.store.ts';
import { CHALLENGE_LIFE_MS, type ChallengeUse, isChallengeFor } from './passkey-challenge.ts';
import { challengeUse, passkeySite, userHandle } from './passkey-options.ts';
import { findPasskey, notePasskeyUse } from './passkeys.store.ts';

export type PasskeyServices = Pick<Services, 'database' | 'clock' | 'config' | 'passkeyKey'>;

/** Whose passkey has signed; null for one that is not known, and where what it signed does not count. */
export type CheckedAssertion = {
  readonly user: Awaited<ReturnType<typeof lockUser>> | null;
  readonly isRight: boolean;
};

/**
 * Checks what a passkey has signed (Web Authentication, level 3, section 7.2): the challenge is ours, of this browser, and counts
 * once; page and site are the brand's; and the passkey's own count of uses has not gone back, as a copy's would. Nothing is
 * thrown, so that a challenge that was tried is used up.
 * @param userId whose passkey it has to be, beside a password that was right; null where the passkey says who it is
 */
export async function checkAssertion(
  { clock, config, passkeyKey }: PasskeyServices,
  tx: SystemTransaction,
  caller: Caller,
  response: z.output<typeof assertion>,
  purpose: Exclude<ChallengeUse['purpose'], 'add'>,
  userId: string | null,
): Promise<CheckedAssertion> {
  const now = clock.now();
  const found = await findPasskey(tx, response.id);
  if (found === undefined || (userId !== null && found.user_id !== userId)) return { user: null, isRight: false };
  const user = (await lockUser(tx, found.user_id)) ?? null;
  // Read again now that its owner is held, so that one that was removed meanwhile does not count, nor its count twice.
  const passkey = await findPasskey(tx, response.id);
  const { clientDataJSON, userHandle: said } = response.response;
  const challenge = challengeIn(clientDataJSON);
  if (user === null || passkey === undefined || challenge === null) return { user, isRight: false };
  if (said !== undefined && said !== userHandle(user.user_id).toString('base64url')) return { user, isRight: false };
  if (!isChallengeFor(passkeyKey, challengeUse(caller, purpose, userId), challenge, now))
    return { user, isRight: false };
  const usedUntil = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  if (!(await recordUse(tx, 'passkey-challenge', challenge, usedUntil, now))) return { user, isRight: false };

  const { origin, rpId } = passkeySite(caller, config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {}, response: withoutNothing(response.response) },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: purpose === 'sign-in',
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    });
    if (!verified) return { user, isRight: false };
    const { newCounter: signCount, credentialBackedUp: isBackedUp } = authenticationInfo;
    await notePasskeyUse(tx, passkey.passkey_id, { signCount, isBackedUp, at: now });
    return { user, isRight: true };
  } catch {
    return { user, isRight: false };
  }
}

/** The challenge that a browser says was signed; null where it says none. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null;
  } catch {
    return null;
  }
}

/** The answer without fields that say nothing, as the library has them. */
function withoutNothing({ userHandle: said, ...rest }: z.output<typeof assertion>['response']) {
  return said === undefined ? rest : { ...rest, userHandle: said };
}
