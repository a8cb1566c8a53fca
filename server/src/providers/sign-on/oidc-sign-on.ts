import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { createRemoteJWKSet, type JWTPayload, customFetch as joseFetch, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { guardedFetch } from './guarded-fetch.ts';
import {
  DirectoryError,
  type DirectoryLogout,
  type DirectoryPerson,
  type OidcAttempt,
  type OidcDirectory,
  type SignOnPort,
  type SignOnProtocol,
} from './sign-on-port.ts';
import { tellDirectoryError } from './tell-directory-error.ts';
import { toldAddress } from './told-address.ts';

const SCOPE = 'openid email profile';
/** Signatures with the directory's own key pair alone, so that nobody signs with what the client knows too. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** What a logout token says that it is (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LOGOUT_TOKEN_AGE_S = 300;
/** How far clocks may differ. */
const CLOCK_SKEW_MS = 60_000;

type OidcSignOn = SignOnProtocol<OidcDirectory, OidcAttempt> & Pick<SignOnPort, 'readLogout'>;

/**
 * OpenID Connect: the code flow with PKCE, state and nonce; the issuer is the one that was typed, tokens are checked for their
 * signature with its keys, and everything is fetched through the guard.
 * @param plainHosts hosts that may be asked without TLS, for trying it out
 */
export function createOidcSignOn(client: () => GuardedClient, plainHosts: readonly string[]): OidcSignOn {
  const fetch = guardedFetch(client);

  async function discover({ issuer, clientId, secret }: OidcDirectory): Promise<oidc.Configuration> {
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
    begin: (directory, redirectUri, { email, isFresh }, state) =>
      tellDirectoryError(async () => {
        const config = await discover(directory);
        const attempt: OidcAttempt = {
          ...{ protocol: 'oidc', state, freshSince: isFresh ? Date.now() : null },
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
          ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
        });
        return { url: url.href, attempt };
      }),

    finish: (directory, redirectUri, { query }, { state, nonce, verifier, freshSince }) =>
      tellDirectoryError(async () => {
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
        if (freshSince !== null) requireFresh(claims.auth_time, freshSince);
        const { userinfo_endpoint: hasUserInfo } = config.serverMetadata();
        // Some directories put the address into the answer to this call alone.
        const more =
          claims.email === undefined && hasUserInfo !== undefined
            ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        return personOf(directory.issuer, { ...more, ...claims });
      }),

    readLogout: (directory, token) =>
      tellDirectoryError(async () => {
        const { jwks_uri: keys, issuer } = (await discover(directory)).serverMetadata();
        if (keys === undefined) throw new DirectoryError('refused');
        const { payload } = await jwtVerify(
          token,
          createRemoteJWKSet(new URL(keys), {
            [joseFetch]: (address, { headers }) => fetch(address, { method: 'GET', headers, body: null } as never),
          }),
          { issuer, audience: directory.clientId, algorithms: ALGORITHMS, maxTokenAge: LOGOUT_TOKEN_AGE_S },
        );
        return logoutOf(payload);
      }),
  };
}

/** What a signed logout token says (OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6). */
function logoutOf(payload: JWTPayload): DirectoryLogout {
  const { sub: subject = null, jti: tokenId, nonce } = payload;
  const events = payload.events as Readonly<Record<string, unknown>> | undefined;
  const isLogout = events !== undefined && LOGOUT_EVENT in events && nonce === undefined;
  const sessionId = sessionOf(payload);
  const isSomebody = subject !== null || sessionId !== null;
  if (!isLogout || !isSomebody || tokenId === undefined) throw new DirectoryError('refused');
  return { subject, sessionId, tokenId };
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
    sessionId: sessionOf(claims),
    assertionId: null,
  };
}

/** By which a directory names a sign-in (OpenID Connect Front-Channel Logout 1.0, 3). */
function sessionOf({ sid }: Readonly<Record<string, unknown>>): string | null {
  return typeof sid === 'string' && sid !== '' ? sid : null;
}

/** Who was asked for a sign-in just now has to say that there was one: what the request asks for, anybody in between can leave out. */
function requireFresh(authTime: unknown, since: number): void {
  if (typeof authTime === 'number' && authTime * 1000 >= since - CLOCK_SKEW_MS) return;
  throw new DirectoryError('refused', { cause: new Error('The sign-in is not fresh, or the directory does not say') });
}
