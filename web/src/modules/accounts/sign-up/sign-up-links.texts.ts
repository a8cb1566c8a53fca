import { texts } from '@portal/domain/texts/texts.ts';

export const signUpLinkFailed = texts('accounts.signUp.signUpLinkFailed', {
  title: 'Oops, something went wrong. Check your email invite and try again.',
  tryAgain: 'Try again',
  contactSupport: 'Contact Support',
  useTheLinkIn:
    'Use the link in the newest email; earlier links no longer work. If this problem persists, email <link>{supportEmail}</link>.',
});

export const signUpLinkForm = texts('accounts.signUp.signUpLinkForm', {
  createPassword: 'Create password',
  confirmPassword: 'Confirm password',
  yourAccountIsReady: 'Your account is ready. Please sign in.',
  workEmailAddress: 'Work email address',
  setPassword: 'Set Password',
});

export const signUpLinkPage = texts('accounts.signUp.signUpLinkPage', {
  setYourPassword: 'Set your password',
  welcomeFirstName: 'Welcome, {firstName}',
  welcome: 'Welcome',
  chooseAPasswordAnd: 'Choose a password, and your account with {brandNameShort} is ready.',
  loadingYourInvitation: 'Loading your invitation',
});

export const signUpLinkSpent = texts('accounts.signUp.signUpLinkSpent', {
  thisLinkHasExpired: 'This link has expired',
  thisLinkWasAlready: 'This link has already been used',
  goToSignIn: 'Go to sign in',
  expiredHint:
    'For your safety, these links expire after two weeks and stop working when a newer one is sent. For a new link, ask the person who sent you this one, or email <link>{supportEmail}</link>.',
  usedHint:
    'Each link creates one account. If you used this one to set a password, sign in. For a new link, ask the person who sent you this one, or email <link>{supportEmail}</link>.',
});
