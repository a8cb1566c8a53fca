import { texts } from '@portal/domain/texts/texts.ts';

/** Of emails about something on an account that somebody else may have done. */
export const notice = texts('accounts.emails.notice', {
  ifYou: 'If this was you, you don’t need to do anything.',
  notMe: 'It wasn’t me: set a new password',
  when: 'When',
});

/** Of emails to every admin of a firm. */
export const admin = texts('accounts.emails.admin', {
  who: 'Who',
  why: 'Reason',
  /** Completes "You received this message because". */
  reason: 'you are an admin of {organization} in {brand}.',
});

/** Of emails with a link, code or password for one person. */
export const link = texts('accounts.emails.link', {
  howLong: 'The link expires in {duration}.',
  onlyForYou: 'This link is only for you. It expires in {duration} and can be used only once. Don’t forward it.',
  newestWorks:
    'The link expires in {duration} and can be used only once. If you request another one, only the newest one will work.',
  signIn: 'Sign in',
});

export const accountExists = texts('accounts.emails.accountExists', {
  subject: 'You already have an account with {brand}',
  preheader: 'Sign in with your existing account.',
  heading: 'You already have an account',
  what: 'Someone, probably you, just tried to sign up for {brand} with this address. This address already has an account, so we did not create a second one, and nothing was changed.',
  whatToDo: 'Sign in with your password. If you don’t remember it, choose “Forgot password” on the sign-in page.',
  notYou: 'Not you? You don’t need to do anything: no one learned your password or got into your account.',
  /** Completes "You received this message because". */
  reason: 'someone tried to sign up for {brand} with this address.',
});

export const adminChanged = texts('accounts.emails.adminChanged', {
  joinedSubject: '{person} has joined {organization}',
  leftSubject: '{person} is no longer an admin of {organization}',
  preheader: 'If you expected this, you don’t need to do anything.',
  joinedHeading: 'A new admin has joined',
  leftHeading: 'An admin has been removed',
  joined: '{person} accepted an invitation and can now see and manage everything in {organization}’s {brand} portal.',
  left: '{person} can no longer sign in to {organization}’s {brand} portal.',
  whatToDo:
    'If you expected this, you don’t need to do anything. If you didn’t expect it, review your list of admins and email {support}.',
  account: 'Account',
  invitedBy: 'Invited by',
  removedBy: 'Removed by',
  see: 'See your admins',
});

export const invite = texts('accounts.emails.invite', {
  /** Who invites, where somebody of the provider does it for a customer. */
  inviter: '{brand} support',
  subject: '{inviter} invited you to {brand}',
  preheader: 'Help manage {organization}’s security.',
  heading: '{name}, you are invited',
  headingWithoutName: 'You are invited',
  what: '{inviter} from {organization} has invited you to be an admin in {brand}, which {organization} uses to manage its cybersecurity.',
  rights:
    'You will be able to see and manage the same areas as the person who invited you, including other users. Choose a password to get started.',
  accept: 'Accept the invitation',
  unknown: 'Don’t know {inviter}? Then ignore this message: no account is created unless you accept.',
  /** Completes "You received this message because". */
  reason: '{inviter} entered this address to invite you.',
});

export const newSignIn = texts('accounts.emails.newSignIn', {
  subject: 'New sign-in to your {brand} account',
  preheader: 'From a device that’s new to your account.',
  heading: 'New sign-in to your account',
  what: 'Someone signed in to your {brand} account from a new device.',
  notYou:
    'If it wasn’t you, set a new password right away. That signs out everyone who is signed in to your account. Then turn on a second factor in your settings, so a password alone is no longer enough.',
  device: 'Device',
  address: 'IP address',
  /** Completes "You received this message because". */
  reason: 'someone signed in to the {brand} account with this address from a new device.',
});

export const passwordChanged = texts('accounts.emails.passwordChanged', {
  subject: 'Your {brand} password was changed',
  heading: 'Your password was changed',
  what: 'The password for your {brand} account was changed on {when}. All other devices were signed out.',
  notYou:
    'If it wasn’t you, set a new password right away and tell us at {support}. Then change your email password too: anyone who can read your email can reset passwords.',
  /** Completes "You received this message because". */
  reason: 'the password for the {brand} account with this address was changed.',
});

export const resetCode = texts('accounts.emails.resetCode', {
  subject: 'Your {brand} verification code',
  preheader: 'The code expires in {duration}.',
  heading: 'Your verification code',
  what: 'Enter this code on the {brand} sign-in page, along with your new password. You will then be signed out on all other devices.',
  code: 'Verification code',
  howLong:
    'The code expires in {duration} and can be used only once. If you request another one, only the newest one will work.',
  neverAsked:
    'We will never ask you for this code. Didn’t request a code? Then ignore this message: your password won’t change.',
  /** Completes "You received this message because". */
  reason: 'someone requested a verification code for the {brand} account with this address.',
});

export const resetPassword = texts('accounts.emails.resetPassword', {
  subject: 'Reset your {brand} password',
  heading: 'Reset your password',
  what: 'We received a request to reset the password for your {brand} account. Click the button to choose a new one. You will then be signed out on all other devices.',
  choose: 'Choose a new password',
  notYou: 'Didn’t request this? Then don’t use the link: your password won’t change.',
  /** Completes "You received this message because". */
  reason: 'someone requested a password reset for the {brand} account with this address.',
});

export const secondFactor = texts('accounts.emails.secondFactor', {
  turnedOnSubject: 'Your {brand} second factor was turned on',
  turnedOnHeading: 'Your second factor was turned on',
  turnedOn:
    'You now need a code from your authenticator app as well as your password to sign in. Keep the recovery codes in a safe place: they let you in if you lose your phone.',
  turnedOffSubject: 'Your {brand} second factor was turned off',
  turnedOffHeading: 'Your second factor was turned off',
  turnedOff: 'Your password alone is now enough to sign in. You can turn the second factor on again in your settings.',
  appRemovedSubject: 'Your {brand} authenticator app was removed',
  appRemovedHeading: 'Your authenticator app was removed',
  appRemoved: 'Codes from that app no longer work. Your passkeys are now your second factor.',
  passkeyAddedSubject: 'A passkey was added to your {brand} account',
  passkeyAddedHeading: 'A passkey was added to your account',
  passkeyAdded:
    'The device that holds it can now sign in to your account, without your password. You can see and remove your passkeys in your settings.',
  passkeyRemovedSubject: 'A passkey was removed from your {brand} account',
  passkeyRemovedHeading: 'A passkey was removed from your account',
  passkeyRemoved: 'That passkey can no longer sign in. You can see your remaining passkeys in your settings.',
  codeUsedSubject: 'One of your {brand} recovery codes was used',
  codeUsedHeading: 'One of your recovery codes was used',
  codeUsed: 'Someone signed in with your password and one of your recovery codes. That code no longer works.',
  newCodesSubject: 'Your {brand} recovery codes were replaced',
  newCodesHeading: 'Your recovery codes were replaced',
  newCodes: 'New recovery codes were created in your settings. The old ones no longer work.',
  removedSubject: 'Your {brand} second factor was removed',
  removedHeading: 'Your second factor was removed',
  removedBySupport:
    'Our support team removed the second factor from your account because the phone and recovery codes were reported lost. You were signed out everywhere. Please sign in with your password and set up a new second factor.',
  removedAtServer:
    'Someone working directly on the portal’s server removed the second factor from your account, as we do when the phone and recovery codes are lost. You were signed out everywhere. Please sign in with your password and set up a new second factor.',
  fewCodes: 'You’re running low on recovery codes. Create new ones in your settings.',
  whatToDo:
    'If this was you, you don’t need to do anything. If it wasn’t you, set a new password right away and tell us at {support}.',
  codesLeft: 'Recovery codes left',
  /** Completes "You received this message because". */
  reason: 'it concerns the sign-in security of the {brand} account with this address.',
});

export const signUpLink = texts('accounts.emails.signUpLink', {
  subject: '{sender} set up an account with {brand} for you',
  preheader: 'Choose a password, and your portal is ready.',
  heading: '{name}, your portal is waiting',
  headingWithoutName: 'Your portal is waiting',
  what: '{sender} from {brand} set up an account for you. Your portal shows you in plain words how secure {organization} is and what to do next.',
  whatWithoutName:
    '{sender} from {brand} set up an account for you. Your portal shows you in plain words how secure your company is and what to do next.',
  steps:
    'Choose a password, sign in, and confirm a few details about your organization. This takes about three minutes.',
  set: 'Set your password',
  unexpected:
    'Weren’t expecting this? Then ignore this message: no account is created unless you choose a password. If you have questions, email {support}.',
  /** Completes "You received this message because". */
  reason: '{sender} entered this address to set up an account for you.',
});

export const temporaryPassword = texts('accounts.emails.temporaryPassword', {
  subject: 'Your temporary {brand} password',
  preheader: 'It expires in {duration} and must be replaced when you sign in.',
  heading: 'Your temporary password',
  what: 'Our support team set a temporary password for your {brand} account. Sign in with it; you will then be asked to choose your own password.',
  old: 'Your old password no longer works, and you were signed out everywhere.',
  password: 'Temporary password',
  howLong: 'The password expires in {duration} and can be used only once.',
  notYou: 'Didn’t ask our support team for help? Then email {support}.',
  /** Completes "You received this message because". */
  reason: 'someone asked our support team to help with the {brand} account with this address.',
});

export const verifyEmail = texts('accounts.emails.verifyEmail', {
  subject: 'Verify your email address for {brand}',
  preheader: 'One click and your account is ready.',
  heading: 'Verify your email address',
  what: 'Thank you for signing up for {brand}. Click the button to confirm that this address is yours. Then you can sign in and set up your organization.',
  verify: 'Verify email address',
  howLong: 'The link expires in {duration} and can be used only once.',
  notYou:
    'Didn’t sign up? Then you don’t need to do anything: the account cannot be used until the address is confirmed.',
  /** Completes "You received this message because". */
  reason: 'someone signed up for {brand} with this address.',
});

export const brandSignOn = texts('accounts.emails.brandSignOn', {
  pausedSubject: 'Sign-in through {brand} is off for now',
  resumedSubject: 'Sign-in through {brand} is on again',
  endedSubject: 'Sign-in through {brand} has ended',
  pausedPreheader: 'You can sign in with your portal password in the meantime.',
  resumedPreheader: 'Your own choices apply again.',
  endedPreheader: 'You can sign in with your portal password from now on.',
  pausedHeading: 'Company sign-in is off for now',
  resumedHeading: 'Company sign-in is on again',
  endedHeading: 'Company sign-in has ended',
  paused:
    '{brand} has turned off the sign-in service that lets people into {organization}’s portal. Until it is on again, everyone signs in with a portal password or passkey, even if you had made company sign-in the only way.',
  resumed:
    '{brand} has turned its sign-in service back on. {organization}’s people can sign in through it again, and if you had made it the only way to sign in, that applies again too.',
  ended:
    '{brand} has removed or replaced the sign-in service that lets people into {organization}’s portal. It no longer signs anyone in. Everyone signs in with a portal password or passkey, even if you had made company sign-in the only way.',
  passwords:
    'Anyone who has never had a portal password can set one with “Forgot password?” on the sign-in page. People who are signed in stay signed in.',
  again: 'If {brand} offers you another sign-in service, it is up to you whether to use it.',
  service: 'Sign-in service',
  see: 'See company sign-in',
});

export const visit = texts('accounts.emails.visit', {
  beganSubject: 'Our support team is in {organization}’s portal',
  endedSubject: 'Our support team has left {organization}’s portal',
  beganPreheader: 'You can end the visit at any time.',
  endedPreheader: 'Everything they did is in your activity log.',
  beganHeading: 'Our support team is in your portal',
  endedHeading: 'Our support team has left your portal',
  began:
    'Someone from {brand} support has opened {organization}’s portal to help you. They cannot see passwords, invite or remove people, or change how anyone signs in.',
  howLong: 'The visit can last up to an hour. You can end it at any time in your settings.',
  ended:
    '{brand} support’s visit to {organization}’s portal has ended. Your settings show everything that was done during the visit.',
  from: 'From',
  endsBy: 'Ends no later than',
  until: 'Until',
  seeOrEnd: 'See or end the visit',
  seeDone: 'See what was done',
});

export const visitRequest = texts('accounts.emails.visitRequest', {
  subject: 'Our support team is asking to visit {organization}’s portal',
  preheader: 'No one gets access until one of you says yes.',
  heading: 'May our support team visit your portal?',
  what: 'Someone from {brand} support would like to open {organization}’s portal to help you. You chose to be asked first, so no one gets access until one of your admins says yes.',
  yes: 'If you approve, this one person can open your portal once in the next 24 hours, for up to an hour. Not expecting anyone? Then just say no. If no one answers, the request expires on its own.',
  answerBy: 'Please answer by',
  see: 'See the request',
});
