import type { creationOptions, requestOptions } from '@portal/contract/accounts/passkeys.schemas.ts';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Caller } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { CHALLENGE_LIFE_MS, type ChallengeUse, newChallenge } from './passkey-challenge.ts';
import type { PasskeyRow } from './passkeys.store.ts';

/** EdDSA, ECDSA with P-256, RSA: what authenticators have (COSE). */
export const ALGORITHMS = [-8, -7, -257];

type OptionServices = Pick<Services, 'clock' | 'config' | 'passkeyKey'>;

/** Where passkeys of a brand work: its own host name, from settings and never from a request. */
export function passkeySite({ brand }: Pick<Caller, 'brand'>, { publicUrl }: { readonly publicUrl: string }) {
  const origin = brandOrigin(brand, publicUrl);
  return { origin, rpId: new URL(origin).hostname };
}

/** The use of a challenge in the browser that calls. */
export function challengeUse(caller: Caller, purpose: ChallengeUse['purpose'], userId: string | null): ChallengeUse {
  return { purpose, browserId: caller.preSessionId, userId };
}

/**
 * What a passkey has to sign. In place of the password it has to look who uses it; as the second factor beside one that is
 * not asked for.
 * @param passkeys those that may answer; with none the browser offers what it has for this site
 */
export async function askingOptions(
  { clock, config, passkeyKey }: OptionServices,
  caller: Caller,
  use: ChallengeUse,
  passkeys: readonly PasskeyRow[] = [],
): Promise<z.output<typeof requestOptions>> {
  const { rpId } = passkeySite(caller, config);
  const userVerification = use.purpose === 'sign-in' ? 'required' : 'preferred';
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: newChallenge(passkeyKey, use, clock.now()),
    userVerification,
  });
  return { challenge, rpId, timeout: CHALLENGE_LIFE_MS, userVerification, allowCredentials: passkeys.map(named) };
}

/** What a new passkey is made for: one that the browser finds by itself, and that looks who uses it. */
export async function makingOptions(
  { clock, config, passkeyKey }: OptionServices,
  caller: Caller,
  user: { readonly userId: string; readonly email: string },
  existing: readonly PasskeyRow[],
): Promise<z.output<typeof creationOptions>> {
  const { rpId } = passkeySite(caller, config);
  const options = await generateRegistrationOptions({
    rpName: caller.brand.brandNameLong,
    rpID: rpId,
    supportedAlgorithmIDs: ALGORITHMS,
    userName: user.email,
    userID: Uint8Array.from(userHandle(user.userId)),
    challenge: newChallenge(passkeyKey, challengeUse(caller, 'add', user.userId), clock.now()),
  });
  return {
    challenge: options.challenge,
    rp: { id: rpId, name: options.rp.name },
    user: { id: options.user.id, name: user.email, displayName: user.email },
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFE_MS,
    attestation: 'none',
    excludeCredentials: existing.map(named),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** By what an authenticator knows a user: the id, which tells nothing of a person. */
export function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}

function named({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id, type: 'public-key' as const, transports };
}
