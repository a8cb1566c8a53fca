import { texts } from '@portal/domain/texts/texts.ts';

export const resendVerification = texts('accounts.verification.resendVerification', {
  verificationEmailHasBeen: 'Verification email has been sent. Please check your email.',
  unableToResendVerification: 'Unable to resend verification email. Please try again later.',
});

export const verificationMessage = texts('accounts.verification.verificationMessage', {
  verified: 'Your email address has been verified. Please sign in.',
  alreadyVerified: 'Your email address has already been verified.',
  theLinkYouClicked: 'The link you clicked is no longer valid.',
  theVerificationLinkHas: 'The verification link has expired.',
  theVerificationLinkIs: 'The verification link is invalid.',
  somethingWentWrongTry: 'Something went wrong. Try refreshing the page or email support@{emailDomain}.',
});

export const mailboxHint = texts('accounts.verification.mailboxHint', {
  thisPortalHasNo: 'This portal has no mail server yet. Its emails are at <link>/dev/mailbox</link>.',
});

export const accountReady = texts('accounts.verification.accountReady', {
  title: 'Your account is ready',
  yourPasswordIsSet:
    'Your password is set, and your invitation has confirmed that <strong>{email}</strong> is yours. Sign in to get started with {brandNameShort}.',
  signIn: 'Sign in',
});

export const resendButton = texts('accounts.verification.resendButton', {
  pleaseWait: 'Please wait {seconds, plural, one {# second} other {# seconds}} before requesting another email',
  sending: 'Sending...',
  resendEmail: 'Resend Email',
});

export const verifyCodeForm = texts('accounts.verification.verifyCodeForm', {
  pleaseEnterTheCode: 'Please enter the code from the email.',
  enterTheCodeFrom: 'Enter the code from the email',
  verifyEmail: 'Verify Email',
});

export const verifyPage = texts('accounts.verification.verifyPage', {
  yourAccountIsReady: 'Your account is ready',
  verifyYourEmailAddress: 'Verify your email address',
  sentLink:
    'We sent a link to <strong>{email}</strong>. Follow it to finish setting up your account. It can take a minute or two; check your spam folder, too.',
  sentCode:
    'We sent a code to <strong>{email}</strong>. Enter it here to finish setting up your account. It can take a minute or two; check your spam folder, too.',
  oneMoment: 'One moment...',
  contactSupport: 'Contact Support',
  wrongAddressUseAnother: 'Wrong address? <link>use another email address instead</link>',
});

export const verifyLinkForm = texts('accounts.verification.verifyLinkForm', {
  yourEmailAddressCould: 'Your email address could not be verified.',
  pleaseEnterYourPassword: 'Please enter your password.',
  thePasswordYouSigned: 'The password you signed up with',
  verifyEmailAddress: 'Verify email address',
  iDoNotKnow: 'I don’t know it. Send me a link to set a new one',
});

export const verifyLinkPage = texts('accounts.verification.verifyLinkPage', {
  verifyYourEmailAddress: 'Verify your email address',
  title: 'Check your email.',
  back: 'Back',
  verifyingLink: 'Verifying Link',
  confirm: 'Confirm that <strong>{email}</strong> is your address.',
  someoneSignedUpWith:
    'Someone signed up with this address on {at}, using {device}. If that was not you, close this page. Without your confirmation, the account cannot be used.',
});
