import { texts } from '@portal/domain/texts/texts.ts';

export const offerEnded = texts('accounts.signUp.offerEnded', {
  theOfferBehindThis:
    'The offer behind this link has ended, or the link was mistyped. Ask for a new one, or email {supportEmail} for help.',
  signUpWithoutIt: 'Sign up without the offer',
});

export const offerLoading = texts('accounts.signUp.offerLoading', {
  loadingBrandNameShort: 'Loading {brandNameShort}...',
});

export const trialBullets = texts('accounts.signUp.trialBullets', {
  free30DayTrial: 'Free 30 day trial',
  noCreditCard: 'No credit card',
  cancelAnyTime: 'Cancel any time',
});

export const signUpAside = texts('accounts.signUp.signUpAside', {
  title: 'Add your website',
  threeShortStepsNothing: 'Three short steps. Nothing to install.',
  weLookForWeak: 'We look for weak spots',
  theFirstScanTakes: 'The first scan takes a few minutes and won’t disrupt anyone’s work.',
  youGetAPlain: 'You get a list in plain words',
  whatItIsWhy: 'What is wrong, why it matters, and how to fix it.',
  knowWhetherYourCompany: 'Find out in plain words whether your company is safe',
  seeItAllOn: 'See it all on one page (PDF)',
});

export const signUpProblem = texts('accounts.signUp.signUpProblem', {
  formIncompletePleaseFill: 'Form Incomplete. Please fill empty fields.',
  newPasswordDoesNot: 'New password does not match the confirm password.',
  pleaseEnterAValid: 'Please enter a valid email address.',
});

export const useSignUp = texts('accounts.signUp.useSignUp', {
  looksLikeYouAlready: 'Looks like you already have an account.',
  signInNow: 'Sign in now',
  serverErrorPleaseTry: 'Server Error. Please try again in some time.',
});

export const signUpForm = texts('accounts.signUp.signUpForm', {
  workEmailAddress: 'Work email address',
  createAccount: 'Create Account',
  startFreeTrial: 'Start Free Trial',
});

export const signUpPage = texts('accounts.signUp.signUpPage', {
  startYourFreeTrial: 'Start your free trial',
  createYourAccount: 'Create your account',
  seeWhereYourCompany: 'See where your company stands and what to do next with {brandNameShort}.',
  haveAnAccountSign: 'Have an account? <link>Sign in</link>',
});

export const useAccountExists = texts('accounts.signUp.useAccountExists', {
  anAccountAlreadyExists: 'An account already exists. Sign in now...',
});
