import { randomUUID } from 'node:crypto';
import { CognitoError } from 'cognito-local/lib/errors.js';
import keys from 'cognito-local/lib/keys/cognitoLocal.public.json' with { type: 'json' };
import { type Route, Router } from 'cognito-local/lib/server/Router.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import {
  attributesAppend,
  attributeValue,
  type User,
  type UserPoolService,
} from 'cognito-local/lib/services/userPoolService.js';
import { importJWK, jwtVerify } from 'jose';
import type { Clock } from '../../system/clock.ts';
import { policyProblem } from './password-policy.ts';

type Request = Record<string, string> & { readonly AuthParameters: Record<string, string> };
type Context = Parameters<Route>[0];

const fail = (type: string, message: string) => new CognitoError(type, message);
const notAuthorized = (message = 'Incorrect username or password.') => fail('NotAuthorizedException', message);
const unknownUser = (message = 'User does not exist.') => fail('UserNotFoundException', message);

/**
 * Our own stand-in, in front of cognito-local 5.3.0, for what that lacks or answers otherwise than Amazon's API reference
 * says: GlobalSignOut, AdminUserGlobalSignOut, ResendConfirmationCode and AdminResetUserPassword; the pool's password policy;
 * the password and the session of a temporary password; a confirmed address counting as verified; revoked tokens; and the
 * types of errors.
 */
export function createCognitoStandIn(
  services: Services,
  pool: UserPoolService,
  clock: Clock,
): (target: string) => Route {
  const theirs = Router(services);
  const challenges = new Map<string, string>();
  const accessTokens = new Map<string, string>();

  const find = async (context: Context, name: string, problem = unknownUser()): Promise<User> => {
    const user = await pool.getUserByUsername(context, name ?? '');
    if (user === null) throw problem;
    return user;
  };
  const requirePolicy = (password: string | undefined) => {
    const problem = policyProblem(pool.options.Policies?.PasswordPolicy ?? {}, password ?? '');
    if (problem !== null) throw fail('InvalidPasswordException', problem);
  };
  const passOn = async (context: Context, target: string, request: unknown): Promise<Record<string, unknown>> =>
    theirs(target)(context, request);
  const sendCode = async (context: Context, user: User, source: 'ResendCode' | 'ForgotPassword') => {
    const code = services.otp();
    const destination = attributeValue('email', user.Attributes) ?? '';
    const details = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: destination } as const;
    await services.messages.deliver(context, source, null, pool.options.Id, user, code, undefined, details);
    await pool.saveUser(context, { ...user, ConfirmationCode: code });
    return hidden({ CodeDeliveryDetails: details });
  };
  /** Remembers whose access token it is, so that it can be revoked. */
  const noteTokens = (user: User, answer: Record<string, unknown>) => {
    const result = answer.AuthenticationResult as { AccessToken: string } | undefined;
    if (result !== undefined) accessTokens.set(result.AccessToken, user.Username);
    return result === undefined
      ? answer
      : { ...answer, AuthenticationResult: { ...result, ExpiresIn: 3600, TokenType: 'Bearer' } };
  };
  const ownerOf = async (context: Context, accessToken: string): Promise<User> => {
    const key = await importJWK(keys.jwk, 'RS256');
    const verified = await jwtVerify(accessToken, key, { currentDate: clock.now() }).catch(() => null);
    if (verified?.payload.token_use !== 'access') throw notAuthorized('Invalid Access Token');
    if (!accessTokens.has(accessToken)) throw notAuthorized('Access Token has been revoked');
    return find(context, String(verified.payload.username), notAuthorized());
  };
  const signOut = async (context: Context, user: User) => {
    for (const [token, owner] of accessTokens) if (owner === user.Username) accessTokens.delete(token);
    await pool.saveUser(context, { ...user, RefreshTokens: [] });
    return {};
  };

  const corrected: Readonly<Record<string, (context: Context, request: Request) => Promise<unknown>>> = {
    async InitiateAuth(context, request) {
      if (request.AuthFlow !== 'USER_PASSWORD_AUTH') return passOn(context, 'InitiateAuth', request);
      const user = await find(context, request.AuthParameters.USERNAME ?? '');
      if (user.Password !== request.AuthParameters.PASSWORD) throw notAuthorized();
      const answer = await passOn(context, 'InitiateAuth', request);
      if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') challenges.set(String(answer.Session), user.Username);
      return noteTokens(user, answer);
    },
    async RespondToAuthChallenge(context, request) {
      const given = request.ChallengeResponses as unknown as Record<string, string>;
      const user = await find(context, given.USERNAME ?? '', notAuthorized());
      if (challenges.get(request.Session ?? '') !== user.Username)
        throw notAuthorized('Invalid session for the user, session is expired.');
      requirePolicy(given.NEW_PASSWORD);
      challenges.delete(request.Session ?? '');
      return noteTokens(user, await passOn(context, 'RespondToAuthChallenge', request));
    },
    async SignUp(context, request) {
      requirePolicy(request.Password);
      return hidden(await passOn(context, 'SignUp', request));
    },
    async ConfirmSignUp(context, request) {
      const user = await find(context, request.Username ?? '');
      if (user.UserStatus !== 'UNCONFIRMED')
        throw notAuthorized(`User cannot be confirmed. Current status is ${user.UserStatus}`);
      await passOn(context, 'ConfirmSignUp', request);
      const confirmed = await find(context, user.Username);
      const Attributes = attributesAppend(confirmed.Attributes, { Name: 'email_verified', Value: 'true' });
      await pool.saveUser(context, { ...confirmed, Attributes });
      return {};
    },
    async ResendConfirmationCode(context, request) {
      const user = await find(
        context,
        request.Username ?? '',
        unknownUser('Username/client id combination not found.'),
      );
      if (user.UserStatus !== 'UNCONFIRMED') throw fail('InvalidParameterException', 'User is already confirmed.');
      return sendCode(context, user, 'ResendCode');
    },
    async ForgotPassword(context, request) {
      const user = await find(
        context,
        request.Username ?? '',
        unknownUser('Username/client id combination not found.'),
      );
      if (attributeValue('email_verified', user.Attributes) !== 'true')
        throw fail(
          'InvalidParameterException',
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        );
      return sendCode(context, user, 'ForgotPassword');
    },
    async ConfirmForgotPassword(context, request) {
      const user = await find(
        context,
        request.Username ?? '',
        unknownUser('Username/client id combination not found.'),
      );
      if (user.ConfirmationCode === undefined)
        throw fail('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (user.ConfirmationCode !== request.ConfirmationCode)
        throw fail('CodeMismatchException', 'Invalid verification code provided, please try again.');
      requirePolicy(request.Password);
      return passOn(context, 'ConfirmForgotPassword', request);
    },
    async ChangePassword(context, request) {
      const user = await ownerOf(context, request.AccessToken ?? '');
      if (user.Password !== request.PreviousPassword) throw notAuthorized();
      requirePolicy(request.ProposedPassword);
      return passOn(context, 'ChangePassword', request);
    },
    async GlobalSignOut(context, request) {
      return signOut(context, await ownerOf(context, request.AccessToken ?? ''));
    },
    async AdminUserGlobalSignOut(context, request) {
      return signOut(context, await find(context, request.Username ?? ''));
    },
    async AdminResetUserPassword(context, request) {
      const user = await find(context, request.Username ?? '');
      await sendCode(context, { ...user, UserStatus: 'RESET_REQUIRED' }, 'ForgotPassword');
      return {};
    },
    async AdminSetUserPassword(context, request) {
      requirePolicy(request.Password);
      return passOn(context, 'AdminSetUserPassword', request);
    },
    async AdminCreateUser(context, request) {
      requirePolicy(request.TemporaryPassword ?? `Aa1-${randomUUID()}`);
      return passOn(context, 'AdminCreateUser', request);
    },
  };

  return (target) => {
    const own = corrected[target];
    return own ?? theirs(target);
  };
}

/** As Amazon answers, the address is mostly hidden: "d***@f***". */
function hidden(answer: Record<string, unknown>): Record<string, unknown> {
  const details = answer.CodeDeliveryDetails as { Destination: string } | undefined;
  if (details === undefined) return answer;
  const [name = '', host = ''] = details.Destination.split('@');
  return { ...answer, CodeDeliveryDetails: { ...details, Destination: `${name[0]}***@${host[0]}***` } };
}
