import { ApiError, type ApiErrorItem } from '../../api/api-error.ts';
import { say } from '../texts/say.ts';
import { cognitoErrors as texts } from './identity.texts.ts';

const item = (code: string, message: string, field?: string): ApiErrorItem =>
  field === undefined ? { code, message } : { code, message, field };

const WRONG_CREDENTIALS = item('WRONG_CREDENTIALS', 'Incorrect username or password.');
const CODE_INVALID = item(
  'CODE_INVALID',
  'This verification code is wrong or no longer valid. Check it, or request another one.',
  'code',
);
const TOO_MANY_REQUESTS = item('TOO_MANY_REQUESTS', 'That was a bit fast. Please wait a moment and try again.');

/** What Amazon Cognito's types of errors mean in the portal; by type, because its texts change. */
const MEANINGS: Readonly<Record<string, ApiErrorItem>> = {
  NotAuthorizedException: WRONG_CREDENTIALS,
  UserNotFoundException: WRONG_CREDENTIALS,
  UserNotConfirmedException: item(
    'EMAIL_NOT_VERIFIED',
    'Please verify your email address first. Check your email for the code.',
  ),
  PasswordResetRequiredException: item(
    'PASSWORD_RESET_REQUIRED',
    'Please choose a new password. We will email you a verification code for it.',
  ),
  UsernameExistsException: item('USERNAME_EXISTS', 'Looks like you already have an account.', 'email'),
  CodeMismatchException: CODE_INVALID,
  ExpiredCodeException: CODE_INVALID,
  LimitExceededException: TOO_MANY_REQUESTS,
  TooManyRequestsException: TOO_MANY_REQUESTS,
  TooManyFailedAttemptsException: TOO_MANY_REQUESTS,
  CodeDeliveryFailureException: item(
    'CODE_NOT_SENT',
    'The email with the code could not be sent. Please try again in a moment.',
  ),
};

/** Types whose text tells what the pool's policy asks of a password. */
const ABOUT_THE_PASSWORD = ['InvalidPasswordException', 'PasswordHistoryPolicyViolationException'];

/** Other meanings that types have in one operation. */
export type Meanings = Readonly<Record<string, ApiErrorItem>>;

export const FORGOT_MEANINGS: Meanings = {
  UserNotFoundException: item('USER_NOT_FOUND', 'Please enter a valid email address.'),
};
/** Says as little about accounts as a wrong code. */
export const RESET_MEANINGS: Meanings = { UserNotFoundException: CODE_INVALID };
export const VERIFY_MEANINGS: Meanings = {
  UserNotFoundException: CODE_INVALID,
  NotAuthorizedException: item('ALREADY_VERIFIED', 'Your email address has already been verified.'),
};
export const CHALLENGE_MEANINGS: Meanings = {
  NotAuthorizedException: item(
    'NEW_PASSWORD_CHALLENGE_INVALID',
    'This took too long, or the password was already replaced. Please sign in again.',
  ),
};
export const CHANGE_MEANINGS: Meanings = {
  NotAuthorizedException: item('CURRENT_PASSWORD_WRONG', 'This is not your current password.', 'currentPassword'),
};

/** The portal's error for what the service answered; an unknown type keeps the service's own text. */
export function cognitoError(status: number, type: string, text: string, meanings: Meanings): ApiError {
  const meaning = meanings[type] ?? MEANINGS[type];
  if (meaning !== undefined) return new ApiError(status, [meaning]);
  if (ABOUT_THE_PASSWORD.includes(type)) return new ApiError(status, [item('PASSWORD_TOO_WEAK', text, 'password')]);
  const message = text === '' ? say(texts.theSignInService) : text;
  return new ApiError(status, [item(type === '' ? 'UNEXPECTED' : type, message)]);
}

/** The service was not reached at all. */
export const unreachable = () =>
  new ApiError(0, [
    item('NETWORK', 'The sign-in service cannot be reached. Check your internet connection and try again.'),
  ]);
