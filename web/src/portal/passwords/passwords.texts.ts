import { texts } from '@portal/domain/texts/texts.ts';

export const passwordRules = texts('frame.passwords.passwordRules', {
  atLeast8Characters: 'At least 8 characters',
  aNumber: 'A number',
  matchNewPassword: 'Match new password',
  passwordRules: 'Password rules',
  lower: 'A lowercase letter',
  upper: 'An uppercase letter',
  met: '(met)',
  notMetYet: '(not met yet)',
});

export const strengthHint = texts('frame.passwords.strengthHint', {
  rowsOfKeysAre: 'rows of keys are easy to guess',
  keyboardPatternsAreEasy: 'keyboard patterns are easy to guess',
  repeatedLettersAddLittle: 'repeated letters add little strength',
  repeatedPartsAddLittle: 'repeated parts add little strength',
  sequencesSuchAsAbc: 'sequences such as “abc” or “123” add little strength',
  yearsAreEasyTo: 'years are easy to guess',
  datesAreEasyTo: 'dates are easy to guess',
  oneOfTenMostCommon: 'this is one of the ten most common passwords',
  oneOfHundredMostCommon: 'this is one of the hundred most common passwords',
  thisIsAVery: 'this is a very common password',
  thisIsCloseTo: 'this is close to a very common password',
  aSingleWordIs: 'a single word is easy to guess',
  namesAloneAreEasy: 'names alone are easy to guess',
  commonNamesAreEasy: 'common names are easy to guess',
  leaveOutTheName: 'leave out the name of the portal',
  thisPasswordWasIn: 'this password was in a data leak',
  threeOrFourUnrelated: 'three or four unrelated words make it strong',
});

export const newPasswordFields = texts('frame.passwords.newPasswordFields', {
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordsDontMatch: "Passwords don't match",
});

export const useFreshProof = texts('frame.passwords.useFreshProof', {
  yourPasswordHasTo: 'You need to change your password first. Please sign out and sign in again.',
});

export const passwordDialog = texts('frame.passwords.passwordDialog', {
  thisPasswordIsIncorrect: 'This password is incorrect.',
  pleaseEnterYourPassword: 'Please enter your password.',
  cancel: 'Cancel',
  yourPassword: 'Your password',
  useAPasskeyInstead: 'Use a passkey instead',
});

export const companyProof = texts('frame.passwords.companyProof', {
  useInstead: 'Use your company sign-in instead',
  openAgain: 'Open the window again',
  signInThere: 'Please sign in again in the window that opened.',
});
