import { texts } from '@portal/domain/texts/texts.ts';

export const forgotPasswordForm = texts('accounts.recovery.forgotPasswordForm', {
  pleaseEnterAValid: 'Please enter a valid email address.',
  somethingWentWrongWhile: 'Something went wrong while verifying email. Try again, or email support@{domain} for help.',
  workEmailAddress: 'Work email address',
  verifyEmail: 'Verify Email',
  workEmailAddressIs: 'Work email address is required.',
});

export const recoverySent = texts('accounts.recovery.recoverySent', {
  ifAnAccountExists:
    'If an account exists for <strong>{email}</strong>, we’ll send a recovery link to that address. The link expires soon.',
  didntReceiveAnEmail: "Didn't receive an email?",
  lookInYourSpam:
    'Check your spam folder, or <link>use another email address instead</link>. If you can’t open links in emails, <code>get a verification code</code> instead.',
  contactSupport: 'Contact Support',
});

export const forgotPasswordPage = texts('accounts.recovery.forgotPasswordPage', {
  resetYourPassword: 'Reset your password',
  checkYourEmail: 'Check your email',
  back: 'Back',
  title: 'Check your email.',
  resetYourAccountPassword: 'Reset your account password.',
  description: 'Verify your identity.',
});

export const resetPasswordDone = texts('accounts.recovery.resetPasswordDone', {
  title: 'Your password has been reset',
  yourPasswordWasSuccessfully: 'Your password was successfully reset. You will be redirected to the sign in page.',
  signIn: 'Sign in',
});

export const resetPasswordForm = texts('accounts.recovery.resetPasswordForm', {
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  somethingWentWrongWhile:
    'Something went wrong while resetting password. Try again, or email support@{domain} for help.',
  setPassword: 'Set Password',
});

export const resetPasswordPage = texts('accounts.recovery.resetPasswordPage', {
  setANewPassword: 'Set a new password',
  theLinkIsInvalid: 'The link is invalid. Request another link, or email support@{domain} for help.',
  somethingWentWrongWhile:
    'Something went wrong while verifying the link. Try again, or email support@{domain} for help.',
  verifyingLink: 'Verifying Link',
  description: 'You will be signed out on other devices.',
});
