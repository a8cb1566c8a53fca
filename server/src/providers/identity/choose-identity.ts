import type { Config } from '../../config/config.ts';
import { createBuiltinIdentity } from './builtin-identity.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import { createCognitoIdentity } from './cognito/cognito-identity.ts';
import type { CognitoIdentityServices } from './cognito/cognito-identity-services.ts';
import type { IdentityPort } from './identity-port.ts';
import type { PasswordIdentity } from './password-identity-port.ts';

type IdentityServices = BuiltinIdentityServices & Omit<CognitoIdentityServices, 'settings'>;

export type ChosenIdentity = {
  readonly identity: IdentityPort;
  /** The built-in provider's side to the browser; null with another provider, which the browser asks itself. */
  readonly passwordIdentity: PasswordIdentity | null;
};

/** The identity provider that the settings name. */
export function chooseIdentity({ cognito }: Pick<Config, 'cognito'>, services: IdentityServices): ChosenIdentity {
  if (cognito !== null)
    return { identity: createCognitoIdentity({ ...services, settings: cognito }), passwordIdentity: null };
  const builtin = createBuiltinIdentity(services);
  return { identity: builtin, passwordIdentity: builtin };
}
