import { texts } from '@portal/domain/texts/texts.ts';

export const activityCard = texts('settings.security.activityCard', {
  title: 'Activity',
  description: 'Who did what in your portal, newest first.',
  what: 'The activity',
  thePortal: 'The portal',
  support: 'Support',
  pagesOfActivity: 'Pages of activity',
  loading: 'Loading the activity',
});

export const requireSecondFactorCard = texts('settings.security.requireSecondFactorCard', {
  title: 'Second factor for everyone',
  what: 'The second factor',
  description:
    'Everyone will sign in with a password and a code from an app. Coworkers without a second factor will be signed out now and will set one up when they sign in again.',
  requireForEveryone: 'Require a second factor for everyone',
  toRequireItOf: 'To require it of others, <link>turn on your own second factor</link> first.',
  requireQuestion: 'Require a second factor for everyone?',
  noLongerRequireA: 'Stop requiring a second factor?',
  requireIt: 'Require it',
  noLongerRequireIt: 'Stop requiring it',
  everyoneNeedsASecond: 'Everyone needs a second factor now.',
  aSecondFactorIs: 'A second factor is optional again.',
  colleaguesWithoutOneAre:
    'Coworkers without one will be signed out right away. At their next sign-in, they’ll set one up, which takes a phone and about two minutes.',
  everyoneDecidesForThemselves:
    'Everyone can decide for themselves. People who have a second factor keep it until they turn it off.',
  loading: 'Loading the second factor',
});

export const changePasswordDialog = texts('settings.security.changePasswordDialog', {
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  yourPasswordWasChanged: 'Your password was changed. You were signed out everywhere else.',
  changePasswordFailed: 'Change Password Failed',
  thisIsNotYour: 'This is not your current password.',
  title: 'Change password',
  cancel: 'Cancel',
  currentPassword: 'Current password',
});

export const passwordCard = texts('settings.security.passwordCard', {
  title: 'Password',
  description: 'Change it if someone else may know it. You’ll stay signed in here and be signed out everywhere else.',
  changePassword: 'Change password',
});

export const codePasswordDialog = texts('settings.security.codePasswordDialog', {
  thisCodeIsIncorrect: 'This code is incorrect.',
  codeFromYourApp: 'Code from your app, or a recovery code',
  recoveryCode: 'Recovery code',
  pleaseEnterTheCode: 'Please enter the code.',
});

export const secondFactorDialog = texts('settings.security.secondFactorDialog', {
  theSecondFactorIs: 'The second factor is on.',
  yourRecoveryCodesAre: 'You have new recovery codes.',
  title: 'Your recovery codes',
  setUpYourAuthenticator: 'Set up your authenticator app',
  makeNewRecoveryCodes: 'Create new recovery codes',
  makeNewCodes: 'Create new codes',
  yourCurrentRecoveryCodes: 'Your current recovery codes will stop working.',
  moveToAnotherPhone: 'Move to another phone',
  turnOnTheSecond: 'Turn on the second factor',
  continue: 'Continue',
  yourCurrentAppWorks: 'Your current app will work until the new one is set up. You’ll also get new recovery codes.',
  haveYourPhoneReady: 'Have your phone ready. First, please confirm that it is you.',
});

export const secondFactorCard = texts('settings.security.secondFactorCard', {
  title: 'Sign-in and security',
  description: 'A second factor requires a code from your phone in addition to your password.',
  what: 'The second factor',
  secondFactorOn: 'Second factor on',
  secondFactorOff: 'Second factor off',
  newRecoveryCodes: 'New recovery codes',
  moveToAnotherPhone: 'Move to another phone',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  addAnApp: 'Add an authenticator app',
  removeTheApp: 'Remove the app',
  removeTheAppQuestion: 'Remove the authenticator app?',
  yourPasskeysStay: 'Your passkeys will remain your second factor. Codes from the app will stop working.',
  theAppIsRemoved: 'The authenticator app was removed.',
  turnOffTheSecond: 'Turn off the second factor?',
  theSecondFactorIs: 'The second factor is off.',
  yourPasswordAloneWill: 'Your password alone will be enough to sign in. Your recovery codes will stop working.',
  mostAccountBreakIns:
    'Most account break-ins use a stolen or guessed password. With a second factor, a password alone is not enough. To set it up, you need a phone and about two minutes.',
  onSince: 'On since {since}. {left, plural, one {# recovery code is left.} other {# recovery codes are left.}}',
  makeNewRecoveryCodes: 'Create new recovery codes before you run out.',
  yourOrganizationRequiresA: 'Your organization requires a second factor for everyone, so it stays on.',
  yourAccountMustHave: 'Your account requires a second factor, so you can’t turn it off.',
  loading: 'Loading the second factor',
});

export const securityNewsCard = texts('settings.security.securityNewsCard', {
  youWillNoLonger: 'You will no longer get security news by email.',
  detailsCouldNotBe: 'Details could not be updated.',
  title: 'Security news by email',
  youAgreedToGet: 'On {agreedAt}, you agreed to get this news.',
  unsubscribe: 'Unsubscribe',
});

export const sessionsCard = texts('settings.security.sessionsCard', {
  signingOutFailed: 'Signing out failed.',
  youWereSignedOut: 'You were signed out everywhere else.',
  title: 'Where you are signed in',
  description: 'If you do not recognize one of these, end it and change your password.',
  signOutEverywhereElse: 'Sign out everywhere else',
  what: 'The sessions',
  deviceWasSignedOut: '{device} was signed out.',
  thisDevice: 'This device',
  signedIn: '{address}, signed in {signedInAt}',
  lastActive: 'Last active {lastActiveAt}',
  endDevice: 'End session: {device}',
  end: 'End',
  loading: 'Loading the sessions',
});

export const passkeysCard = texts('settings.security.passkeysCard', {
  title: 'Passkeys',
  description:
    'Sign in with your fingerprint, your face, a PIN or a security key instead of your password. A passkey works as your second factor too.',
  what: 'Your passkeys',
  loading: 'Loading your passkeys',
  none: 'You have no passkeys yet.',
  notHere: 'This browser cannot use passkeys at this address.',
  addAPasskey: 'Add a passkey',
  added: 'Added on {day}.',
  lastUsed: 'Last used on {day}.',
  neverUsed: 'Not used yet.',
  synced: 'Synced',
  actionsFor: 'Actions for {name}',
  rename: 'Rename',
  remove: 'Remove',
});

export const passkeyDialogs = texts('settings.security.passkeyDialogs', {
  addAPasskey: 'Add a passkey',
  firstConfirm: 'First, please confirm that it is you.',
  continue: 'Continue',
  recoveryCodes: 'Your recovery codes',
  isAdded: 'The passkey was added.',
  renamePasskey: 'Rename passkey',
  name: 'Name',
  pleaseEnterAName: 'Please enter a name for the passkey.',
  save: 'Save',
  cancel: 'Cancel',
  isRenamed: 'The passkey was renamed.',
  removeQuestion: 'Remove “{name}”?',
  itWillNoLonger: 'It will no longer sign you in. Delete it from your device too so your device no longer offers it.',
  remove: 'Remove',
  isRemoved: 'The passkey was removed.',
});
