import { startProcess } from './child-process.ts';
import type { Person } from './new-member.ts';

export type RunningCognito = {
  /** What the portal is set to, with credentials that are good for nothing. */
  readonly settings: Readonly<Record<string, string>>;
  codeFor(email: string): Promise<string>;
  /** A call of administration, which on this machine needs no credentials. */
  administrate(operation: string, input: object): Promise<void>;
  /** Makes an account whose address is proved, without the portal's pages. */
  addAccount(person: Person): Promise<void>;
  stop(): Promise<void>;
};

/** Starts Amazon Cognito on this machine: cognito-local and the portal's stand-in. */
export async function startCognito(): Promise<RunningCognito> {
  const program = startProcess('server/src/testing/cognito/serve-cognito.ts', {});
  const [line] = await program.waitFor(/^\{.*\}$/m);
  const { endpoint, userPoolId, settings } = JSON.parse(line);
  const administrate = async (operation: string, input: object) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ UserPoolId: userPoolId, ...input }),
    });
    if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${await response.text()}`);
  };
  return {
    settings: { ...settings, AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
    codeFor: async (email) => (await fetch(`${endpoint}/codes/${encodeURIComponent(email)}`)).text(),
    administrate,
    async addAccount({ email, password }) {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      await administrate('AdminCreateUser', { Username: email, UserAttributes, MessageAction: 'SUPPRESS' });
      await administrate('AdminSetUserPassword', { Username: email, Password: password, Permanent: true });
    },
    stop: () => program.stop(),
  };
}
