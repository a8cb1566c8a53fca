import type { IdentityClient } from './identity-client.ts';
import { portalIdentity } from './portal-identity.ts';

/** The identity provider that the portal says it uses. */
export function useIdentity(): IdentityClient {
  return portalIdentity;
}
