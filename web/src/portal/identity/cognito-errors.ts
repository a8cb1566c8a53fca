import type { Phrase } from '@portal/domain/texts/texts.ts';
import { ApiError } from '../../api/api-error.ts';
import { say } from '../texts/say.ts';
import { cognitoErrors as texts } from './identity.texts.ts';

type Meaning = { readonly code: string; readonly phrase: Phrase; readonly field?: string };

const WRONG_CREDENTIALS: Meaning = { code: 'WRONG_CREDENTIALS', phrase: texts.wrongCredentials };
const CODE_INVALID: Meaning = { code: 'CODE_INVALID', phrase: texts.codeInvalid, field: 'code' };
const TOO_MANY_REQUESTS: Meaning = { code: 'TOO_MANY_REQUESTS', phrase: texts.tooFast };

/** What Amazon Cognito's types of errors mean in the portal; by type, because its texts change. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  NotAuthorizedException: WRONG_CREDENTIALS,
  UserNotFoundException: WRONG_CREDENTIALS,
  UserNotConfirmedException: { code: 'EMAIL_NOT_VERIFIED', phrase: texts.notVerified },
  PasswordResetRequiredException: { code: 'PASSWORD_RESET_REQUIRED', phrase: texts.resetRequired },
  UsernameExistsException: { code: 'USERNAME_EXISTS', phrase: texts.userExists, field: 'email' },
  CodeMismatchException: CODE_INVALID,
  ExpiredCodeException: CODE_INVALID,
  LimitExceededException: TOO_MANY_REQUESTS,
  TooManyRequestsException: TOO_MANY_REQUESTS,
  TooManyFailedAttemptsException: TOO_MANY_REQUESTS,
  CodeDeliveryFailureException: { code: 'CODE_NOT_SENT', phrase: texts.codeNotSent },
};

/** Types whose text tells what the pool's policy asks of a password. */
const ABOUT_THE_PASSWORD = ['InvalidPasswordException', 'PasswordHistoryPolicyViolationException'];

/** Other meanings that types have in one operation. */
export type Meanings = Readonly<Record<string, Meaning>>;

export const FORGOT_MEANINGS: Meanings = {
  UserNotFoundException: { code: 'USER_NOT_FOUND', phrase: texts.noSuchUser },
};
/** Says as little about accounts as a wrong code. */
export const RESET_MEANINGS: Meanings = { UserNotFoundException: CODE_INVALID };
export const VERIFY_MEANINGS: Meanings = {
  UserNotFoundException: CODE_INVALID,
  NotAuthorizedException: { code: 'ALREADY_VERIFIED', phrase: texts.alreadyVerified },
};
export const CHALLENGE_MEANINGS: Meanings = {
  NotAuthorizedException: { code: 'NEW_PASSWORD_CHALLENGE_INVALID', phrase: texts.tookTooLong },
};
export const CHANGE_MEANINGS: Meanings = {
  NotAuthorizedException: { code: 'CURRENT_PASSWORD_WRONG', phrase: texts.currentWrong, field: 'currentPassword' },
};

/** The portal's error for what the service answered; an unknown type keeps the service's own text. */
export function cognitoError(status: number, type: string, text: string, meanings: Meanings): ApiError {
  const meaning = meanings[type] ?? MEANINGS[type];
  if (meaning !== undefined) {
    const { phrase, ...error } = meaning;
    return new ApiError(status, [{ ...error, message: say(phrase) }]);
  }
  if (ABOUT_THE_PASSWORD.includes(type))
    return new ApiError(status, [{ code: 'PASSWORD_TOO_WEAK', message: text, field: 'password' }]);
  const message = text === '' ? say(texts.theSignInService) : text;
  return new ApiError(status, [{ code: type === '' ? 'UNEXPECTED' : type, message }]);
}

/** The service was not reached at all. */
export const unreachable = () => new ApiError(0, [{ code: 'NETWORK', message: say(texts.unreachable) }]);
