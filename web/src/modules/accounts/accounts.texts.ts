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
});

export const signInForm = texts('accounts.signInForm', {
  workEmailAddress: 'Work email address',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  signIn: 'Sign in',
});

export const signInPage = texts('accounts.signInPage', {
  signIn: 'Sign in',
  welcomeBackToBrandNameShort: 'Welcome back to {brandNameShort}.',
  newHereCreateAn: 'New here? <link>Create an account</link>',
  checkADomainFor: 'Check a domain for free, no account needed',
  oneMoment: 'One moment...',
  signingYouIn: 'Signing you in...',
});

export const useInviteUsed = texts('accounts.useInviteUsed', {
  youveAlreadyCreatedAn: "You've already created an account ({email}). Please sign in.",
});

export const inviteLinkForm = texts('accounts.inviteLinkForm', {
  createPassword: 'Create password',
  confirmPassword: 'Confirm password',
  workEmailAddress: 'Work email address',
  setPassword: 'Set Password',
});

export const inviteLinkPage = texts('accounts.inviteLinkPage', {
  acceptYourInvitation: 'Accept your invitation',
  chooseAPasswordTo: 'Choose a password to join your organization on {brandNameShort}.',
  loadingYourInvitation: 'Loading your invitation',
});

export const findInvitation = texts('accounts.findInvitation', {
  somethingWentWrongWhile:
    'Something went wrong while checking the provided data. Try again, or email support@{domain} for help.',
  pleaseEnterAValid: 'Please enter a valid email address.',
  findMyInvitation: 'Find my invitation',
  enterTheEmailAddress:
    'Enter the email address that was invited. If the invitation is still valid, we will send it again.',
  workEmailAddress: 'Work email address',
  title: 'Check your email.',
  ifThereIsAn:
    'If there is an invitation for <strong>{sentTo}</strong>, it is on its way with a new link. Earlier links no longer work.',
});

export const linkErrorPage = texts('accounts.linkErrorPage', {
  invalidLink: 'Invalid link',
  title: 'Oops! The link is not valid',
  goToSignIn: 'Go to sign in',
  contactSupport: 'Contact Support',
  itMayHaveExpired:
    'It may have expired or been replaced by a newer one. Ask the person who invited you to resend the invitation, and use the link in the newest email.',
});

export const accountsWords = texts('accounts.accountsWords', {
  signedIn: 'Signed in',
  failedToSignIn: 'Failed to sign in',
  passwordAcceptedSecondFactor: 'Password accepted, second factor pending',
  signedOut: 'Signed out',
  signedOutEverywhereElse: 'Signed out everywhere else',
  signedAColleagueOut: 'Signed a colleague out everywhere',
  setANewPassword: 'Set a new password',
  replacedATemporaryPassword: 'Replaced a temporary password',
  changedThePassword: 'Changed the password',
  sentATemporaryPassword: 'Sent a temporary password',
  requiredANewPassword: 'Required a new password',
  turnedOnTheSecond: 'Turned on the second factor',
  turnedOffTheSecond: 'Turned off the second factor',
  usedARecoveryCode: 'Used a recovery code',
  madeNewRecoveryCodes: 'Made new recovery codes',
  removedTheSecondFactor: 'Removed the second factor',
  requiredASecondFactor: 'Required a second factor for everyone',
  noLongerRequiresA: 'No longer requires a second factor',
  invited: 'Invited',
  changedAnInvitation: 'Changed an invitation',
  canceledAnInvitation: 'Canceled an invitation',
  removedAnInvitationFrom: 'Removed an invitation from the list',
  acceptedTheInvitation: 'Accepted the invitation',
  withdrewConsentToSecurity: 'Withdrew consent to security news',
  lookedForAnInvitation: 'Looked for an invitation',
  signedUp: 'Signed up',
  verifiedTheEmailAddress: 'Verified the email address',
  requestedAPasswordReset: 'Requested a password reset link',
  usedAnInvalidLink: 'Used an invalid link',
  agreedToSecurityNews: 'Agreed to security news',
  sentASignUpLink: 'Sent a sign-up link',
  sentASignUpLinkAgain: 'Sent a sign-up link again',
  canceledASignUp: 'Canceled a sign-up link',
  signedUpWithA: 'Signed up with a link',
  askedForAVisit: 'Asked for a visit',
  approvedAVisit: 'Approved a visit',
  declinedAVisit: 'Declined a visit',
  requiredApprovalForVisits: 'Required approval for visits',
  noLongerRequiresApproval: 'No longer requires approval for visits',
  startedASupportVisit: 'Started a support visit',
  leftAfterASupport: 'Left after a support visit',
  endedAVisit: 'Ended a visit',
  verifyEmailAddress: 'Verify email address',
  accountAlreadyExists: 'Account already exists',
  passwordResetLink: 'Password reset link',
  passwordResetCode: 'Password reset code',
  temporaryPassword: 'Temporary password',
  passwordWasChanged: 'Password was changed',
  secondFactorWasChanged: 'Second factor was changed',
  signInFromA: 'Sign-in from a new device',
  invitation: 'Invitation',
  anAdminHasJoined: 'An admin has joined or left',
  visitByTheProviders: 'Visit by the provider’s staff',
  visitRequest: 'Visit request',
  signUpLink: 'Sign-up link',
});
