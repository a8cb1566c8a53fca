import type { IdentityPort } from '../identity-port.ts';
import { createCognitoAccounts } from './cognito-accounts.ts';
import { createCognitoBearers } from './cognito-bearers.ts';
import { deleteExpired } from './cognito-identity.store.ts';
import type { CognitoIdentityServices } from './cognito-identity-services.ts';
import { createCognitoResetLinks } from './cognito-reset-links.ts';
import { openUserPool } from './user-pool.ts';

/**
 * Amazon Cognito as the identity provider. The browser asks the user pool itself for sign-up, sign-in and codes; the portal
 * takes the pool's ID tokens as bearers and makes the calls of administration, with AWS credentials from the SDK's usual places.
 */
export function createCognitoIdentity(services: CognitoIdentityServices): IdentityPort {
  const pool = openUserPool(services.settings, services.report);
  return {
    ...createCognitoBearers(services),
    ...createCognitoAccounts(services, pool),
    ...createCognitoResetLinks(services, pool),
    clearExpired: (tx) => deleteExpired(tx, services.clock.now()),
  };
}
