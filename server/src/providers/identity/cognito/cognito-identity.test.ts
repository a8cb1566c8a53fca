import { describe } from 'vitest';
import { startCognitoPortal } from '../../../testing/cognito/start-cognito-portal.ts';
import { describeIdentity, type IdentityUnderTest, type SignInAnswer } from '../identity.suite.ts';

const OTHER_KINDS: Readonly<Record<string, SignInAnswer['kind']>> = {
  NotAuthorizedException: 'wrong',
  UserNotFoundException: 'wrong',
  UserNotConfirmedException: 'not-verified',
  PasswordResetRequiredException: 'reset-required',
};

async function open(): Promise<IdentityUnderTest> {
  const { portal, cognito, stop } = await startCognitoPortal();
  const ClientId = cognito.clientId;
  const bearerIn = (body: Record<string, unknown>) =>
    (body.AuthenticationResult as { IdToken: string } | undefined)?.IdToken ?? '';
  return {
    portal,
    async signUp(email, password) {
      const UserAttributes = [{ Name: 'email', Value: email }];
      await cognito.call('SignUp', { ClientId, Username: email, Password: password, UserAttributes });
    },
    async signIn(email, password): Promise<SignInAnswer> {
      const AuthParameters = { USERNAME: email, PASSWORD: password };
      const { body } = await cognito.call('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
      if (body.ChallengeName === 'NEW_PASSWORD_REQUIRED')
        return { kind: 'new-password', challenge: String(body.Session) };
      const kind = OTHER_KINDS[String(body.__type)];
      return kind === undefined ? { kind: 'proved', bearer: bearerIn(body) } : ({ kind } as SignInAnswer);
    },
    async answerNewPassword(email, challenge, password) {
      const { body } = await cognito.call('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: challenge,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
      });
      return bearerIn(body);
    },
    stop,
  };
}

describe('Amazon Cognito', () => describeIdentity(open));
