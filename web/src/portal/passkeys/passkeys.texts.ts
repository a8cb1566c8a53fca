import { texts } from '@portal/domain/texts/texts.ts';

export const namePasskey = texts('frame.passkeys.namePasskey', {
  whatItIs:
    'A passkey lets you sign in with your fingerprint, your face or this device’s PIN, or with a security key. It cannot be guessed or phished.',
  name: 'Name',
  nameExample: 'So you can tell your passkeys apart, for example “Work laptop”.',
  pleaseEnterAName: 'Please enter a name for the passkey.',
  create: 'Create passkey',
  notCreated: 'No passkey was created. You can try again.',
  existsAlready: 'This device already has a passkey for your account.',
  failed: 'Your browser could not create a passkey. Try another browser or device.',
});
