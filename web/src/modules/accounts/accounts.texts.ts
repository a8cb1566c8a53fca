import { texts } from '@portal/domain/texts/texts.ts';

export const signInAside = texts('accounts.signInAside', {
  websiteScansWithFixes: 'Website scans, with fixes in plain words',
  policiesAndTrainingFor: 'Policies and training for your team',
  oneScoreAndWhat: 'One score, and what to do next',
  knowWhetherYourCompany: 'Know whether your company is safe',
});

export const useSignIn = texts('accounts.useSignIn', {
  incorrectUsernameOrPassword: 'Incorrect username or password.',
  pleaseEnterUsernameAnd: 'Please enter username and password',
  pleaseEnterYourWork: 'Please enter your work email address.',
});

export const signInForm = texts('accounts.signInForm', {
  workEmailAddress: 'Work email address',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  signIn: 'Sign in',
  useAPasskey: 'Use a passkey',
  companySignIn: 'Company sign-in',
});

export const signInPage = texts('accounts.signInPage', {
  signIn: 'Sign in',
  welcomeBackToBrandNameShort: 'Welcome back to {brandNameShort}.',
  newHereCreateAn: 'New here? <link>Create an account</link>',
  checkADomainFor: 'Check a domain for free, no account needed',
  oneMoment: 'One moment...',
  signingYouIn: 'Signing you in...',
});

export const provePage = texts('accounts.provePage', {
  companySignIn: 'Company sign-in',
  oneMoment: 'One moment...',
  didNotWork: 'We could not confirm that it is you',
  closeThisWindow: 'You can close this window.',
});

export const testPage = texts('accounts.testPage', {
  testSignIn: 'Test sign-in',
  oneMoment: 'One moment...',
  didNotWork: 'The test sign-in did not work',
  itWorked:
    'It worked: the sign-in service says you are {email}. You can close this window and go back to the console.',
  goBack: 'You can close this window. Change the sign-in service in the console and test it again.',
});

export const signOnPage = texts('accounts.signOnPage', {
  companySignIn: 'Company sign-in',
  signingYouIn: 'Signing you in...',
  didNotWork: 'You were not signed in',
  backToSignIn: 'Back to sign-in',
});
