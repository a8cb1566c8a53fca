import { z } from 'zod';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { recoveryCodes, sessionStart } from './accounts.schemas.ts';
import { assertion, attestation, creationOptions, passkeyName, requestOptions } from './passkeys.schemas.ts';

/** From the app or a recovery code, where a second factor is on and the proof was given by password. */
const ownCode = line(100).default('');

/** What a passkey has to sign for a sign-in without a password. Nothing is stored, so that a visit to the page costs nothing. */
export const askPasskey = call({
  method: 'POST',
  path: '/accounts/passkeys/ask',
  access: 'public',
  duringMaintenance: true,
  isPassive: true,
  input: noInput,
  output: withData(requestOptions),
  errors: [],
  perMinute: 60,
});

/**
 * Takes what a passkey has signed, in place of password and second factor: for a session, and in a session as proof of a
 * sign-in just now. The bearer is good for two minutes and one use.
 */
export const authenticateByPasskey = call({
  method: 'POST',
  path: '/accounts/passkeys/authenticate',
  access: 'public',
  duringMaintenance: true,
  input: z.object({ assertion }),
  output: z.object({ success: z.literal(true), bearer: z.string() }),
  errors: ['PASSKEY_REFUSED'],
  perMinute: 20,
});

/** What a passkey has to sign for a sign-in that owes its second factor, and whether there is an app too. */
export const askSecondPasskey = call({
  method: 'POST',
  path: '/accounts/secondFactor/askPasskey',
  access: 'public',
  duringMaintenance: true,
  isPassive: true,
  input: noInput,
  output: withData(z.object({ options: requestOptions, hasApp: z.boolean() })),
  errors: ['SIGN_IN_EXPIRED'],
  perMinute: 30,
});

/** Ends a sign-in that owes its second factor, by a passkey in place of a code. */
export const answerByPasskey = call({
  method: 'POST',
  path: '/accounts/secondFactor/answerByPasskey',
  access: 'public',
  duringMaintenance: true,
  input: z.object({ assertion }),
  output: sessionStart,
  errors: ['SIGN_IN_EXPIRED', 'PASSKEY_REFUSED', 'ORGANISATION_SUSPENDED'],
  perMinute: 30,
});

/** The caller's passkeys, the oldest first. */
export const readPasskeys = call({
  method: 'GET',
  path: '/accounts/passkeys',
  access: 'session',
  input: noInput,
  output: withData(
    z.array(
      z.object({
        passkeyId: z.string(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
        /** Whether it was copied to other devices of its owner. */
        isBackedUp: z.boolean(),
      }),
    ),
  ),
  errors: [],
});

/** Begins to add a passkey: in a session with proof of a sign-in just now, or in a sign-in that owes setting up a second factor. */
export const beginPasskey = call({
  method: 'POST',
  path: '/accounts/passkeys/begin',
  access: 'public',
  duringMaintenance: true,
  closedToService: true,
  input: z.object({ code: ownCode }),
  output: withData(creationOptions),
  errors: ['SIGN_IN_EXPIRED', 'FRESH_SIGN_IN_NEEDED', 'WRONG_CODE', 'SECOND_FACTOR_LOCKED', 'TOO_MANY_PASSKEYS'],
  perMinute: 20,
});

/** Adds the passkey that the browser made. With the first second factor of an account come its recovery codes, this once. */
export const addPasskey = call({
  method: 'POST',
  path: '/accounts/passkeys/add',
  access: 'public',
  duringMaintenance: true,
  closedToService: true,
  input: z.object({ name: passkeyName, attestation }),
  output: sessionStart.extend({ recoveryCodes: recoveryCodes.nullable() }),
  errors: ['SIGN_IN_EXPIRED', 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS', 'ORGANISATION_SUSPENDED'],
  perMinute: 20,
});

export const renamePasskey = call({
  method: 'POST',
  path: '/accounts/passkeys/rename',
  access: 'session',
  closedToService: true,
  input: z.object({ passkeyId: id, name: passkeyName }),
  output: done,
  errors: [],
});

/** Removes a passkey; with the last second factor of an account only where it need not have one. */
export const removePasskey = call({
  method: 'POST',
  path: '/accounts/passkeys/remove',
  access: 'session',
  closedToService: true,
  freshProof: true,
  input: z.object({ passkeyId: id, code: ownCode }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'SECOND_FACTOR_NEEDED', 'WRONG_CODE', 'SECOND_FACTOR_LOCKED'],
  perMinute: 20,
});
