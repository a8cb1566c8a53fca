import { useMemo } from 'react';
import { useSessionQuery } from '../use-session-state.ts';
import type { IdentityClient } from './identity-client.ts';
import { portalIdentity } from './portal-identity.ts';

/** Loads the client of a user pool when something is asked of it: most portals never need it. */
function lazyCognito(clientId: string, endpoint: string): IdentityClient {
  return new Proxy(portalIdentity, {
    get:
      (_, name: keyof IdentityClient) =>
      (...given: never[]) =>
        import('./cognito-identity.ts').then((module) => {
          const ask = module.createCognitoIdentity({ clientId, endpoint })[name] as (...given: never[]) => unknown;
          return ask(...given);
        }),
  });
}

/** The identity provider that the portal says it uses. */
export function useIdentity(): IdentityClient {
  // Unknown for a moment while a session that was lost is checked anew, under a dialog that is just being left.
  const { ClientId, identityEndpoint } = useSessionQuery().data ?? {};
  return useMemo(
    () => (ClientId && identityEndpoint ? lazyCognito(ClientId, identityEndpoint) : portalIdentity),
    [ClientId, identityEndpoint],
  );
}

/** Whether the portal's own identity provider is used: a user pool outside brings its own passkeys and directories. */
export function useHasOwnIdentity(): boolean {
  return (useSessionQuery().data?.identityEndpoint ?? null) === null;
}
