import { texts } from '@portal/domain/texts/texts.ts';

export const findInvitation = texts('accounts.findInvitation', {
  somethingWentWrongWhile:
    'Something went wrong while checking the provided data. Try again, or email support@{domain} for help.',
  pleaseEnterAValid: 'Please enter a valid email address.',
  findMyInvitation: 'Find my invitation',
  enterTheEmailAddress:
    'Enter the email address that your invitation was sent to. If the invitation is still valid, we will send it again.',
  workEmailAddress: 'Work email address',
  title: 'Check your email.',
  ifThereIsAn:
    'If there is an invitation for <strong>{sentTo}</strong>, it is on its way with a new link. Earlier links no longer work.',
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

export const linkErrorPage = texts('accounts.linkErrorPage', {
  invalidLink: 'Invalid link',
  title: 'Oops! The link is not valid',
  goToSignIn: 'Go to sign in',
  contactSupport: 'Contact Support',
  itMayHaveExpired:
    'It may have expired or been replaced by a newer one. Ask the person who invited you to resend the invitation, and use the link in the newest email.',
});

export const useInviteUsed = texts('accounts.useInviteUsed', {
  youveAlreadyCreatedAn: "You've already created an account ({email}). Please sign in.",
});
