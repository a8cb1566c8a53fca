import { useMemo } from 'react';
import { useSessionState } from '../use-session-state.ts';
import type { CognitoPlace } from './cognito-identity.ts';
import type { IdentityClient } from './identity-client.ts';
import { portalIdentity } from './portal-identity.ts';

/** Loads the client when something is asked of it: most portals never need it. */
function lazyCognito(place: CognitoPlace): IdentityClient {
  const load = async () => (await import('./cognito-identity.ts')).createCognitoIdentity(place);
  let loaded: ReturnType<typeof load> | undefined;
  return new Proxy({} as IdentityClient, {
    get:
      (_, name: keyof IdentityClient) =>
      async (...given: never[]) => {
        loaded ??= load();
        const ask = (await loaded)[name] as (...given: never[]) => unknown;
        return ask(...given);
      },
  });
}

/** The identity provider that the portal says it uses. */
export function useIdentity(): IdentityClient {
  const { ClientId: clientId, identityEndpoint: endpoint } = useSessionState();
  return useMemo(
    () => (clientId === null || endpoint === null ? portalIdentity : lazyCognito({ clientId, endpoint })),
    [clientId, endpoint],
  );
}
