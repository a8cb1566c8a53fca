import { z } from 'zod';
import { call, done, id, noInput, withData } from '../call.ts';
import { newFirmToken, newProviderToken, operationView, problemView, tokenView } from './developers.schemas.ts';

const own = { access: 'member', method: 'POST', closedToService: true } as const;
const provider = { access: 'staff', permission: 'provider.manage' } as const;

const tokens = withData(z.object({ tokens: z.array(tokenView) }));
/** Told once, because only its hash is kept. */
const newToken = withData(z.object({ tokenId: id, token: z.string() }));

/** The calls of the public interface that a token of the caller could make, and where. */
export const readApiReference = call({
  access: 'session',
  method: 'GET',
  path: '/developers/reference',
  input: noInput,
  output: withData(
    z.object({
      address: z.string(),
      /** Where assistants ask. */
      assistantAddress: z.string(),
      operations: z.array(operationView),
      errors: z.array(problemView),
    }),
  ),
  errors: [],
});

/** Tokens of the firm, the newest first. */
export const listApiTokens = call({
  access: 'member',
  method: 'GET',
  path: '/developers/tokens',
  input: noInput,
  output: tokens,
  errors: [],
});

/** Makes a token. It opens the portal from outside, so a stolen session alone must not be enough. */
export const makeApiToken = call({
  ...own,
  path: '/developers/makeToken',
  freshProof: true,
  input: newFirmToken,
  output: newToken,
  errors: ['FRESH_SIGN_IN_NEEDED', 'TOO_MANY_TOKENS'],
  perMinute: 20,
});

/** Ends a token at once. */
export const revokeApiToken = call({
  ...own,
  path: '/developers/revokeToken',
  input: z.object({ tokenId: id }),
  output: done,
  errors: [],
});

/** Tokens of the provider, the newest first. */
export const listProviderTokens = call({
  ...provider,
  method: 'GET',
  path: '/console/developers/tokens',
  input: noInput,
  output: tokens,
  errors: [],
});

/** Makes a token of the provider, which reads of all customers. */
export const makeProviderToken = call({
  ...provider,
  method: 'POST',
  path: '/console/developers/makeToken',
  freshProof: true,
  input: newProviderToken,
  output: newToken,
  errors: ['FRESH_SIGN_IN_NEEDED', 'TOO_MANY_TOKENS'],
  perMinute: 20,
});

/** Ends a token of the provider at once. */
export const revokeProviderToken = call({
  ...provider,
  method: 'POST',
  path: '/console/developers/revokeToken',
  input: z.object({ tokenId: id }),
  output: done,
  errors: [],
});
