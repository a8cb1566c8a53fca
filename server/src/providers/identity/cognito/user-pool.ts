import type * as Sdk from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../../call/app-error.ts';
import type { CognitoSettings } from '../../../config/provider-settings.ts';

const CONNECTION_TIMEOUT_MS = 3000;
const ANSWER_TIMEOUT_MS = 6000;

/** An account as the user pool knows it; `subject` is its `sub`, which never changes. */
export type PoolAccount = {
  readonly subject: string;
  /** True once its owner has proved the address. */
  readonly isVerified: boolean;
};

/**
 * The calls to a user pool that need AWS credentials. Accounts are named by address or subject.
 * All throw AppError: IDENTITY_UNAVAILABLE when the service does not answer as expected, PASSWORD_REFUSED by its policy.
 */
export type UserPool = {
  /** Null when there is no such account. */
  find(name: string): Promise<PoolAccount | null>;
  /** Makes an account with a temporary password, without any mail; null when the address has one. */
  create(email: string, temporaryPassword: string): Promise<PoolAccount | null>;
  /** Sets a password; a temporary one has to be replaced at the first sign-in. An account that waits becomes confirmed. */
  setPassword(name: string, password: string, kind: 'own' | 'temporary'): Promise<void>;
  markVerified(subject: string, email: string): Promise<void>;
  /** From now on only a code that is mailed leads to a new password. */
  requireReset(subject: string): Promise<void>;
  /** Ends what the account's tokens are good for at the service itself. */
  signOutEverywhere(subject: string): Promise<void>;
  /** Does nothing when it is gone already. */
  remove(subject: string): Promise<void>;
};

type Client = { readonly sdk: typeof Sdk; readonly client: Sdk.CognitoIdentityProviderClient };

/** @param report hears what the service failed with */
export function openUserPool(settings: CognitoSettings, report: (error: unknown) => void): UserPool {
  const { userPoolId: UserPoolId, region, endpoint } = settings;
  let loaded: Promise<Client> | null = null;
  // Loaded when it is first needed: a portal with the built-in provider carries none of it.
  const load = async (): Promise<Client> => {
    const sdk = await import('@aws-sdk/client-cognito-identity-provider');
    const requestHandler = { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS };
    return { sdk, client: new sdk.CognitoIdentityProviderClient({ region, endpoint, requestHandler, maxAttempts: 2 }) };
  };
  const ask = async <Answer>(send: (client: Client) => Promise<Answer>): Promise<Answer> => {
    loaded ??= load();
    try {
      return await send(await loaded);
    } catch (error) {
      throw translated(error, report);
    }
  };
  const unlessUnknown = async <Answer>(asked: Promise<Answer>): Promise<Answer | null> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof UnknownAccount) return null;
      throw error;
    }
  };
  const admin = { UserPoolId };

  return {
    async find(name) {
      const found = await unlessUnknown(
        ask(({ sdk, client }) => client.send(new sdk.AdminGetUserCommand({ ...admin, Username: name }))),
      );
      return found === null ? null : accountOf(found.UserAttributes);
    },
    async create(email, temporaryPassword) {
      try {
        const { User } = await ask(({ sdk, client }) =>
          client.send(
            new sdk.AdminCreateUserCommand({
              ...admin,
              Username: email,
              MessageAction: 'SUPPRESS',
              TemporaryPassword: temporaryPassword,
              UserAttributes: [
                { Name: 'email', Value: email },
                { Name: 'email_verified', Value: 'true' },
              ],
            }),
          ),
        );
        return accountOf(User?.Attributes);
      } catch (error) {
        if (error instanceof AddressTaken) return null;
        throw error;
      }
    },
    async setPassword(name, password, kind) {
      const Permanent = kind === 'own';
      await ask(({ sdk, client }) =>
        client.send(new sdk.AdminSetUserPasswordCommand({ ...admin, Username: name, Password: password, Permanent })),
      );
    },
    async markVerified(subject, email) {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      await ask(({ sdk, client }) =>
        client.send(new sdk.AdminUpdateUserAttributesCommand({ ...admin, Username: subject, UserAttributes })),
      );
    },
    async requireReset(subject) {
      await ask(({ sdk, client }) =>
        client.send(new sdk.AdminResetUserPasswordCommand({ ...admin, Username: subject })),
      );
    },
    async signOutEverywhere(subject) {
      await ask(({ sdk, client }) =>
        client.send(new sdk.AdminUserGlobalSignOutCommand({ ...admin, Username: subject })),
      );
    },
    async remove(subject) {
      await unlessUnknown(
        ask(({ sdk, client }) => client.send(new sdk.AdminDeleteUserCommand({ ...admin, Username: subject }))),
      );
    },
  };
}

class UnknownAccount extends Error {}
class AddressTaken extends Error {}

/** The SDK names its errors as the service does; texts differ from one release to the next, names do not. */
function translated(error: unknown, report: (error: unknown) => void): Error {
  const name = error instanceof Error ? error.name : '';
  if (name === 'UserNotFoundException') return new UnknownAccount(name);
  if (name === 'UsernameExistsException') return new AddressTaken(name);
  if (error instanceof Error && ['InvalidPasswordException', 'PasswordHistoryPolicyViolationException'].includes(name))
    return new AppError('PASSWORD_REFUSED', { field: 'password', values: { reason: error.message } });
  report(error);
  return new AppError('IDENTITY_UNAVAILABLE');
}

function accountOf(attributes: Sdk.AttributeType[] | undefined): PoolAccount | null {
  const value = (name: string) => attributes?.find((attribute) => attribute.Name === name)?.Value;
  const subject = value('sub');
  return subject === undefined ? null : { subject, isVerified: value('email_verified') === 'true' };
}
