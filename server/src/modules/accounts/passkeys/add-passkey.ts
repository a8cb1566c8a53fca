import { randomUUID } from 'node:crypto';
import type {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
} from '@portal/contract/accounts/passkeys.calls.ts';
import type { attestation } from '@portal/contract/accounts/passkeys.schemas.ts';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';
import { seal } from '../../../system/sealed-box.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { refuseWithoutCode } from '../second-factor/require-code.ts';
import { findSecondFactor, turnOnWithoutApp } from '../second-factor/second-factors.store.ts';
import { tellSecondFactorChange } from '../second-factor/tell-second-factor-change.ts';
import { newTotpSecret } from '../second-factor/totp.ts';
import { whoSetsUp } from '../second-factor/who-sets-up.ts';
import { type FreshProof, requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { startSession } from '../sign-in/start-session.ts';
import { challengeIn } from './check-assertion.ts';
import { CHALLENGE_LIFE_MS, isChallengeFor } from './passkey-challenge.ts';
import { ALGORITHMS, challengeUse, makingOptions, passkeySite } from './passkey-options.ts';
import { countPasskeys, insertPasskey, listPasskeysOf } from './passkeys.store.ts';

/** Nobody has more devices than this to sign in with. */
const MAX_PASSKEYS = 20;

/** Begins a passkey: what the browser is to make counts for five minutes, in this browser and for this account. */
export async function beginPasskey(
  services: Services,
  caller: CallerOf<typeof beginPasskeyCall>,
  { code }: InputOf<typeof beginPasskeyCall>,
): Promise<AnswerOf<typeof beginPasskeyCall>> {
  const { database, clock } = services;

  const { session } = caller;
  const proof: FreshProof | null = session === null ? null : await requireFreshProof(services, { ...caller, session });
  const now = clock.now();
  const begun = await database.asSystem(async (tx) => {
    const user = await whoSetsUp(tx, caller, now);
    const refused = proof === null ? null : await refuseWithoutCode(services, tx, user.user_id, code, now, proof);
    if (refused !== null) return refused;
    await refuseMoreThanMax(tx, user.user_id);
    return { user, existing: await listPasskeysOf(tx, user.user_id) };
  });
  if (begun instanceof AppError) throw begun;
  const { user, existing } = begun;
  const owner = { userId: user.user_id, email: user.email };
  return { success: true, data: await makingOptions(services, caller, owner, existing) };
}

/**
 * Adds the passkey that the browser made. The first second factor of an account turns it on, with recovery codes; a sign-in
 * that waited for that becomes a session.
 */
export async function addPasskey(
  services: Services,
  caller: CallerOf<typeof addPasskeyCall>,
  { name, attestation: made }: InputOf<typeof addPasskeyCall>,
): Promise<AnswerOf<typeof addPasskeyCall>> {
  const { database, clock } = services;

  const now = clock.now();
  const outcome = await database.asSystem(async (tx) => {
    const user = await whoSetsUp(tx, caller, now);
    const userId = user.user_id;
    await refuseMoreThanMax(tx, userId);
    const passkey = await checkMade(services, tx, caller, userId, made);
    if (passkey === null) return new AppError('PASSKEY_REFUSED');
    const isFirst = (await findSecondFactor(tx, userId)) === undefined;
    if (isFirst) await turnOnWithoutApp(tx, userId, seal(services.secondFactorKey, newTotpSecret()), now);
    if (!(await insertPasskey(tx, { ...passkey, passkeyId: randomUUID(), userId, name, createdAt: now })))
      throw new AppError('PASSKEY_REFUSED');
    const recoveryCodes = isFirst ? await makeRecoveryCodes(tx, userId) : null;
    const owner = { userId, orgId: user.org_id, email: user.email };
    await tellSecondFactorChange(services, tx, caller, owner, 'passkey-added', now, { details: { name } });
    if (caller.session !== null) return { user, recoveryCodes, started: null };
    return { user, recoveryCodes, started: await startSession(services, tx, caller, owner, now) };
  });
  if (outcome instanceof AppError) throw outcome;
  outcome.started?.setCookies();
  return {
    success: true,
    username: outcome.user.email,
    newUser: outcome.user.org_id === null,
    isServiceSession: false,
    secondFactor: 'not-needed',
    recoveryCodes: outcome.recoveryCodes,
  };
}

/** @throws AppError TOO_MANY_PASSKEYS */
async function refuseMoreThanMax(tx: SystemTransaction, userId: string): Promise<void> {
  if ((await countPasskeys(tx, userId)) >= MAX_PASSKEYS)
    throw new AppError('TOO_MANY_PASSKEYS', { values: { maximum: MAX_PASSKEYS } });
}

/** What is kept of a new passkey (Web Authentication, level 3, section 7.1); null for what this browser was not asked to make. */
async function checkMade(
  { clock, config, passkeyKey }: Services,
  tx: SystemTransaction,
  caller: Caller,
  userId: string,
  made: z.output<typeof attestation>,
) {
  const now = clock.now();
  const challenge = challengeIn(made.response.clientDataJSON);
  if (challenge === null || !isChallengeFor(passkeyKey, challengeUse(caller, 'add', userId), challenge, now))
    return null;
  const usedUntil = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  if (!(await recordUse(tx, 'passkey-challenge', challenge, usedUntil, now))) return null;
  const { origin, rpId } = passkeySite(caller, config);
  try {
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (info === undefined) return null;
    return {
      credentialId: info.credential.id,
      publicKey: info.credential.publicKey,
      signCount: info.credential.counter,
      transports: made.response.transports,
      mayBeBackedUp: info.credentialDeviceType === 'multiDevice',
      isBackedUp: info.credentialBackedUp,
    };
  } catch {
    return null;
  }
}
