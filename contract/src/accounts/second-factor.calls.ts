import { z } from 'zod';
import { call, done, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { recoveryCodes, sessionStart } from './accounts.schemas.ts';

/** Six digits from the app, or a recovery code, as people type them. */
const code = line(100).min(1, faults.code.text);

/** Ends a sign-in that owes a code; answers like the sign-in itself. */
export const answerSecondFactor = call({
  method: 'POST',
  path: '/accounts/secondFactor/answer',
  access: 'public',
  duringMaintenance: true,
  input: z.object({ code }),
  output: sessionStart,
  errors: ['SIGN_IN_EXPIRED', 'WRONG_CODE', 'SECOND_FACTOR_LOCKED', 'ORGANISATION_SUSPENDED'],
  perMinute: 30,
});

/** How the caller's second factor stands. */
export const readSecondFactor = call({
  method: 'GET',
  path: '/accounts/secondFactor',
  access: 'session',
  input: noInput,
  output: withData(
    z.object({
      isOn: z.boolean(),
      /** An authenticator app; without one, passkeys are the second factor. */
      hasApp: z.boolean(),
      passkeys: z.number(),
      turnedOnAt: z.string().nullable(),
      recoveryCodesLeft: z.number(),
      /** The organisation requires it of everyone. */
      isRequiredByOrganisation: z.boolean(),
      /** It may not be turned off: the organisation requires it, or the caller is staff. */
      isNeeded: z.boolean(),
    }),
  ),
  errors: [],
});

/** From the app or a recovery code, where a second factor is on; what changes it asks for it. */
const ownCode = line(100).default('');

/**
 * Begins to set up an authenticator app: in a session with proof of a sign-in just now, or in a sign-in that owes it. The one
 * that is on stays on until the new one is confirmed.
 */
export const setUpSecondFactor = call({
  method: 'POST',
  path: '/accounts/secondFactor/setUp',
  access: 'public',
  duringMaintenance: true,
  closedToService: true,
  input: z.object({ code: ownCode }),
  output: withData(
    z.object({
      /** The key in base32, to type where no camera is at hand. */
      secret: z.string(),
      /** What the QR code says. */
      uri: z.string(),
    }),
  ),
  errors: ['SIGN_IN_EXPIRED', 'FRESH_SIGN_IN_NEEDED', 'WRONG_CODE', 'SECOND_FACTOR_LOCKED'],
  perMinute: 20,
});

/** Turns the second factor on with its first code, and ends a sign-in that owed it. The codes are shown this once. */
export const confirmSecondFactor = call({
  method: 'POST',
  path: '/accounts/secondFactor/confirm',
  access: 'public',
  duringMaintenance: true,
  closedToService: true,
  input: z.object({ code }),
  output: sessionStart.extend({ recoveryCodes }),
  errors: ['SIGN_IN_EXPIRED', 'SET_UP_EXPIRED', 'WRONG_CODE', 'ORGANISATION_SUSPENDED'],
  perMinute: 30,
});

export const turnOffSecondFactor = call({
  method: 'POST',
  path: '/accounts/secondFactor/turnOff',
  access: 'session',
  closedToService: true,
  freshProof: true,
  input: z.object({ code: ownCode }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'SECOND_FACTOR_NEEDED', 'WRONG_CODE', 'SECOND_FACTOR_LOCKED'],
  perMinute: 20,
});

/** Makes ten new recovery codes; the ones before stop working. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/accounts/secondFactor/recoveryCodes',
  access: 'session',
  closedToService: true,
  freshProof: true,
  input: z.object({ code: ownCode }),
  output: withData(z.object({ recoveryCodes })),
  errors: ['FRESH_SIGN_IN_NEEDED', 'SECOND_FACTOR_NOT_ON', 'WRONG_CODE', 'SECOND_FACTOR_LOCKED'],
  perMinute: 20,
});

/** Whether everyone of the organisation must have a second factor; colleagues without one are signed out at once. */
export const requireSecondFactor = call({
  method: 'POST',
  path: '/accounts/secondFactor/require',
  access: 'member',
  closedToService: true,
  freshProof: true,
  input: z.object({ isRequired: z.boolean() }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'SECOND_FACTOR_NOT_ON'],
  perMinute: 20,
});
