import { z } from 'zod';
import { call, done, id, noInput, withData } from '../call.ts';

/** Where the caller is signed in, the newest activity first. */
export const listSessions = call({
  method: 'GET',
  path: '/accounts/sessions',
  access: 'session',
  input: noInput,
  output: withData(
    z.array(
      z.object({
        sessionId: z.string(),
        /** Such as "Firefox on Windows". */
        device: z.string(),
        address: z.string(),
        signedInAt: z.string(),
        lastActiveAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  ),
  errors: [],
});

/** Ends one of the caller's own sessions. */
export const endSession = call({
  method: 'POST',
  path: '/accounts/endSession',
  access: 'session',
  closedToService: true,
  input: z.object({ sessionId: id }),
  output: done,
  errors: [],
});

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = call({
  method: 'POST',
  path: '/accounts/endOtherSessions',
  access: 'session',
  closedToService: true,
  input: noInput,
  output: done,
  errors: [],
});

/** Signs a colleague out everywhere (ASVS 5.0, 7.4.5). */
export const endSessionsOfUser = call({
  method: 'POST',
  path: '/accounts/endSessionsOfUser',
  access: 'member',
  closedToService: true,
  input: z.object({ cognitoId: id }),
  output: done,
  errors: [],
});
