import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { logFailure } from '../log-failure.ts';
import { say } from '../texts/say.ts';
import {
  CHALLENGE_MEANINGS,
  CHANGE_MEANINGS,
  cognitoError,
  FORGOT_MEANINGS,
  type Meanings,
  RESET_MEANINGS,
  unreachable,
  VERIFY_MEANINGS,
} from './cognito-errors.ts';
import { cognitoErrors as texts } from './identity.texts.ts';
import type { IdentityClient, SignInStep } from './identity-client.ts';

/** The user pool's client, and where the service is. */
export type CognitoPlace = { readonly clientId: string; readonly endpoint: string };

/** With a user pool people prove their address by typing a code that is mailed to them. */
export type CognitoIdentity = IdentityClient & {
  confirmEmail(email: string, code: string): Promise<void>;
};

type Tokens = { readonly IdToken: string; readonly AccessToken: string };
type Answer = {
  readonly AuthenticationResult?: Tokens;
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly CodeDeliveryDetails?: { readonly Destination?: string };
  readonly __type?: string;
  readonly message?: string;
};

/**
 * Amazon Cognito by its JSON protocol (Amazon Cognito user pools API reference; AWS JSON 1.1). Tokens live in memory only, for
 * as long as a call takes: the ID token becomes the portal's session, and all others are revoked at once.
 */
export function createCognitoIdentity({ clientId: ClientId, endpoint }: CognitoPlace): CognitoIdentity {
  const ask = async (operation: string, input: object, meanings: Meanings = {}): Promise<Answer> => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    };
    const request = { method: 'POST', headers, body: JSON.stringify(input), credentials: 'omit' } as const;
    const response = await fetch(`${endpoint}/`, request).catch(() => {
      throw unreachable();
    });
    const answer = ((await response.json().catch(() => null)) ?? {}) as Answer;
    if (response.ok) return answer;
    // Either place may name the type, with a namespace before it or an address after it (AWS JSON 1.1 protocol, "Errors").
    const named = answer.__type ?? response.headers.get('x-amzn-errortype') ?? '';
    const type = named.replace(/^.*#/, '').replace(/:.*$/, '');
    throw cognitoError(response.status, type, answer.message ?? '', meanings);
  };

  const authenticate = (username: string, password: string, meanings?: Meanings) =>
    ask(
      'InitiateAuth',
      {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: normalizeEmail(username), PASSWORD: password },
      },
      meanings,
    );

  /** No refresh token stays alive; nobody waits for it. */
  const revoke = ({ AccessToken }: Tokens) => {
    ask('GlobalSignOut', { AccessToken }).catch((error: unknown) => logFailure('Sign out failed', error));
  };

  const stepAfter = ({ AuthenticationResult, ChallengeName, Session }: Answer): SignInStep => {
    if (AuthenticationResult !== undefined) {
      revoke(AuthenticationResult);
      return { kind: 'proved', bearer: AuthenticationResult.IdToken };
    }
    if (ChallengeName === 'NEW_PASSWORD_REQUIRED') return { kind: 'new-password', challenge: Session ?? '' };
    const message = say(texts.unknownStep, { step: String(ChallengeName) });
    throw new ApiError(400, [{ code: 'UNEXPECTED', message }]);
  };

  /** The portal ends the account's other sessions, which it cannot know of otherwise. */
  const tellPortal = async ({ IdToken }: Tokens) => {
    const headers = { authorization: `Bearer ${IdToken}` };
    await callApi('passwordChanged', {}, { headers }).catch((error: unknown) =>
      logFailure('The portal was not told of a new password', error),
    );
  };

  return {
    signIn: async (username, password) => stepAfter(await authenticate(username, password)),

    async answerNewPassword(username, challenge, password) {
      const { AuthenticationResult } = await ask(
        'RespondToAuthChallenge',
        {
          ClientId,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session: challenge,
          ChallengeResponses: { USERNAME: normalizeEmail(username), NEW_PASSWORD: password },
        },
        CHALLENGE_MEANINGS,
      );
      if (AuthenticationResult !== undefined) await tellPortal(AuthenticationResult);
      // That proof is spent, so another one is needed for the session.
      return stepAfter(await authenticate(username, password));
    },

    async forgotPassword(username) {
      const input = { ClientId, Username: normalizeEmail(username) };
      const { CodeDeliveryDetails } = await ask('ForgotPassword', input, FORGOT_MEANINGS);
      return { destination: CodeDeliveryDetails?.Destination ?? input.Username };
    },

    async resetByCode(username, code, password) {
      const Username = normalizeEmail(username);
      const ConfirmationCode = code.replace(/\s/g, '');
      await ask('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password: password }, RESET_MEANINGS);
      const signedIn = await authenticate(username, password).catch(() => null);
      if (signedIn?.AuthenticationResult === undefined) return;
      await tellPortal(signedIn.AuthenticationResult);
      revoke(signedIn.AuthenticationResult);
    },

    async createUser({ email, password, subscriptionId }) {
      const Username = normalizeEmail(email);
      // The pool keeps no attributes for it; channel and plan follow from it.
      await callApi('announceSignUp', { email: Username, subscriptionId });
      const UserAttributes = [{ Name: 'email', Value: Username }];
      await ask('SignUp', { ClientId, Username, Password: password, UserAttributes });
    },

    async resendConfirmation(email) {
      await ask('ResendConfirmationCode', { ClientId, Username: normalizeEmail(email) });
    },

    async confirmEmail(email, code) {
      const ConfirmationCode = code.replace(/\s/g, '');
      await ask('ConfirmSignUp', { ClientId, Username: normalizeEmail(email), ConfirmationCode }, VERIFY_MEANINGS);
    },

    async changePassword(username, currentPassword, password) {
      const { AuthenticationResult } = await authenticate(username, currentPassword, CHANGE_MEANINGS);
      if (AuthenticationResult === undefined) throw cognitoError(400, 'NotAuthorizedException', '', CHANGE_MEANINGS);
      const { AccessToken } = AuthenticationResult;
      await ask('ChangePassword', { AccessToken, PreviousPassword: currentPassword, ProposedPassword: password });
      await tellPortal(AuthenticationResult);
      revoke(AuthenticationResult);
    },
  };
}
