import { texts } from '@portal/domain/texts/texts.ts';

export const cognitoErrors = texts('frame.identity.cognitoErrors', {
  theSignInService: 'The sign-in service did not respond as expected. Please try again in a moment.',
  wrongCredentials: 'Incorrect username or password.',
  codeInvalid: 'This verification code is incorrect or no longer valid. Check it, or request another one.',
  tooFast: 'That was a bit fast. Please wait a moment and try again.',
  notVerified: 'Please verify your email address first. Check your email for the code.',
  resetRequired: 'Please choose a new password. We’ll email you a verification code.',
  userExists: 'Looks like you already have an account.',
  codeNotSent: 'The email with the code could not be sent. Please try again in a moment.',
  noSuchUser: 'Please enter a valid email address.',
  alreadyVerified: 'Your email address has already been verified.',
  tookTooLong: 'This took too long, or the password has already been changed. Please sign in again.',
  currentWrong: 'This is not your current password.',
  unreachable: 'The sign-in service cannot be reached. Check your internet connection and try again.',
  unknownStep: 'Your account requires a step that this portal does not support: {step}.',
});
