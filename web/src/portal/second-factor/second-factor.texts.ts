import { texts } from '@portal/domain/texts/texts.ts';

export const appCodeField = texts('frame.secondFactor.appCodeField', {
  sixDigitCode: 'Six-digit code',
});

export const copyText = texts('frame.secondFactor.copyText', {
  yourBrowserDidNot: 'Your browser did not allow copying. Please select the text and copy it.',
});

export const recoveryCodes = texts('frame.secondFactor.recoveryCodes', {
  title: 'Keep these codes in a safe place',
  eachOneSignsYou:
    'Use one to sign in if your phone is lost or broken. Each code works only once. You won’t be able to see them again.',
  recoveryCodes: 'Recovery codes',
  theRecoveryCodesWere: 'The recovery codes were copied.',
  copy: 'Copy',
  download: 'Download',
  iHaveSavedThem: 'I have saved them',
  /** The first line of the file with the codes. */
  file: '{brandNameLong}: recovery codes (each works once)',
});

export const setUpApp = texts('frame.secondFactor.setUpApp', {
  scanThisCode:
    '<strong>1. Scan this code</strong> with an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis.',
  qrCodeForYour: 'QR code for your authenticator app',
  noCameraTypeThis: 'No camera? Type this key into the app instead:',
  theKeyWasCopied: 'The key was copied.',
  copyKey: 'Copy key',
  enterTheCode: '<strong>2. Enter the code</strong> shown in the app.',
  turnOn: 'Turn on',
  pleaseEnterTheCode: 'Please enter the code.',
});
