import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { guardedFetch } from './guarded-fetch.ts';
import { type Directory, DirectoryError, type DirectoryPerson, type SignOnPort } from './sign-on-port.ts';
import { toldAddress } from './told-address.ts';

const SCOPE = 'openid email profile';
/** Signatures with the directory's own key pair alone, so that nobody signs with what the client knows too. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** What a logout token says that it is (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LOGOUT_TOKEN_AGE_S = 300;

/**
 * OpenID Connect: the code flow with PKCE, state and nonce; the issuer is the one that was typed, tokens are checked for their
 * signature with its keys, and everything is fetched through the guard.
 * @param plainHosts hosts that may be asked without TLS, for trying it out
 */
export function createOidcSignOn(client: () => GuardedClient, plainHosts: readonly string[]): SignOnPort {
  const fetch = guardedFetch(client);

  async function discover({ issuer, clientId, secret }: Directory): Promise<oidc.Configuration> {
    const url = new URL(issuer);
    const isPlain = url.protocol === 'http:';
    if (isPlain && !plainHosts.includes(url.hostname)) throw new DirectoryError('unreachable');
    const config = await oidc.discovery(url, clientId, secret, undefined, {
      [oidc.customFetch]: fetch,
      execute: isPlain ? [oidc.allowInsecureRequests] : [],
    });
    oidc.enableNonRepudiationChecks(config);
    return config;
  }

  return {
    begin: (directory, redirectUri, email) =>
      telling(async () => {
        const config = await discover(directory);
        const attempt = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
          state: attempt.state,
          nonce: attempt.nonce,
          login_hint: email,
        });
        return { url: url.href, attempt };
      }),

    finish: (directory, redirectUri, query, { state, nonce, verifier }) =>
      telling(async () => {
        const config = await discover(directory);
        const address = new URL(redirectUri);
        address.search = query;
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new DirectoryError('refused');
        const { userinfo_endpoint: hasUserInfo } = config.serverMetadata();
        // Some directories put the address into the answer to this call alone.
        const more =
          claims.email === undefined && hasUserInfo !== undefined
            ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        return personOf(directory.issuer, { ...more, ...claims });
      }),

    readLogout: (directory, token) =>
      telling(async () => {
        const { jwks_uri: keys, issuer } = (await discover(directory)).serverMetadata();
        if (keys === undefined) throw new DirectoryError('refused');
        const { payload } = await jwtVerify(
          token,
          createRemoteJWKSet(new URL(keys), {
            [joseFetch]: (address, { headers }) => fetch(address, { method: 'GET', headers, body: null } as never),
          }),
          { issuer, audience: directory.clientId, algorithms: ALGORITHMS, maxTokenAge: LOGOUT_TOKEN_AGE_S },
        );
        const events = payload.events as Readonly<Record<string, unknown>> | undefined;
        const isLogout = events !== undefined && LOGOUT_EVENT in events && payload.nonce === undefined;
        if (!isLogout || payload.sub === undefined || payload.jti === undefined) throw new DirectoryError('refused');
        return { subject: payload.sub, tokenId: payload.jti };
      }),
  };
}

function personOf(
  issuer: string,
  claims: Readonly<Record<string, unknown>> & { readonly sub: string },
): DirectoryPerson {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim().slice(0, 100) : '');
  return {
    subject: claims.sub,
    email: toldAddress(issuer, claims),
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}

/** Turns what libraries throw into what use cases know. */
async function telling<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DirectoryError) throw error;
    const { name = '', code = '' } = error as { name?: string; code?: string };
    const isUnreachable =
      name === 'OutgoingError' || ((error as Error).cause instanceof Error && nameOf(error) === 'OutgoingError');
    throw new DirectoryError(isUnreachable || code === 'OAUTH_TIMEOUT' ? 'unreachable' : 'refused', { cause: error });
  }
}

function nameOf(error: unknown): string {
  return ((error as Error).cause as Error | undefined)?.name ?? '';
}
