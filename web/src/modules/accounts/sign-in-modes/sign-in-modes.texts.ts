import { texts } from '@portal/domain/texts/texts.ts';

export const forgotMode = texts('accounts.signInModes.forgotMode', {
  verificationCodeHasBeen: 'Verification code has been sent to {destination}. Please check your email',
  pleaseEnterUsername: 'Please enter username',
  title: 'Set a new password',
  description: 'We will send a verification code to your email address.',
  back: 'Back',
  workEmailAddress: 'Work email address',
  sendVerificationCode: 'Send verification code',
  iAlreadyHaveA: 'I already have a code',
  pleaseEnterAValid: 'Please enter a valid email address.',
});

export const resetMode = texts('accounts.signInModes.resetMode', {
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  yourPasswordHasBeen: 'Your password has been reset',
  formIncompletePleaseFill: 'Form Incomplete. Please fill empty fields.',
  title: 'Set a new password',
  description: 'Enter the verification code from the email. You will be signed out on other devices.',
  back: 'Back',
  workEmailAddress: 'Work email address',
  verificationCode: 'Verification code',
  setPassword: 'Set Password',
});

export const changeProblem = texts('accounts.signInModes.changeProblem', {
  pleaseEnterTheTemporary: 'Please enter the temporary password.',
  pleaseEnterAndConfirm: 'Please enter and confirm the new password.',
  newPasswordDoesNot: 'New password does not match the reentered password.',
  useAtLeast8: 'Use at least 8 characters with a lowercase letter, an uppercase letter and a number.',
});

export const changeMode = texts('accounts.signInModes.changeMode', {
  newPassword: 'New password',
  reenterNewPassword: 'Reenter new password',
  changePasswordFailed: 'Change Password Failed',
  authenticationFailedForPassword: 'Authentication Failed for Password Change',
  title: 'Choose your own password',
  description: 'The temporary password worked. Replace it to continue.',
  back: 'Back',
  temporaryPassword: 'Temporary password',
  setPassword: 'Set Password',
});

export const tellCodesLeft = texts('accounts.signInModes.tellCodesLeft', {
  left: 'You have used that recovery code. You have {left} left.',
  fewLeft: 'You have used that recovery code. You have {left} left. Create new ones in your settings.',
});

export const codeMode = texts('accounts.signInModes.codeMode', {
  enterARecoveryCode: 'Enter a recovery code',
  enterYourCode: 'Enter your code',
  enterOneOfThe: 'Enter one of the recovery codes you saved when you set up your second factor.',
  enterTheCodeFrom: 'Enter the code from your authenticator app.',
  back: 'Back',
  recoveryCode: 'Recovery code',
  useYourAuthenticatorApp: 'Use your authenticator app instead',
  useARecoveryCode: 'Use a recovery code instead',
  useYourPasskey: 'Use your passkey instead',
  signIn: 'Sign in',
  pleaseEnterTheCode: 'Please enter the code.',
});

export const passkeyMode = texts('accounts.signInModes.passkeyMode', {
  useYourPasskey: 'Use your passkey',
  confirmThatItIs: 'Your password is correct. Use your passkey to confirm that it is you.',
  noPasskeyAnswered: 'No passkey responded. Try again, or use a code instead.',
  back: 'Back',
  useAPasskey: 'Use a passkey',
  useACodeInstead: 'Use a code instead',
});

export const setUpMode = texts('accounts.signInModes.setUpMode', {
  title: 'Your recovery codes',
  description: 'The second factor is on. One more thing before you continue:',
  setUpYourSecond: 'Set up your second factor',
  everyoneHereSignsIn:
    'Everyone here signs in with a password and a code from an app, so a stolen password alone is not enough. It takes about two minutes.',
  back: 'Back',
  useAPasskeyInstead: 'Use a passkey instead',
  useAnAppInstead: 'Use an authenticator app instead',
  tryAgain: 'Try again',
  oneMoment: 'One moment...',
});
