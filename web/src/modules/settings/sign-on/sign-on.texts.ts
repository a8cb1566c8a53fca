import { texts } from '@portal/domain/texts/texts.ts';

export const signOnCard = texts('settings.signOn.card', {
  title: 'Company sign-in',
  description:
    'Let your people sign in with the accounts they already have, such as Microsoft Entra ID, Google Workspace or Okta (OpenID Connect or SAML 2.0).',
  what: 'The company sign-in',
  loading: 'Loading the company sign-in',
  isOn: 'Company sign-in on',
  isOnly: 'Company sign-in only',
  isOff: 'Company sign-in off',
  setUp: 'Set up',
  change: 'Change',
});

export const signOnDialog = texts('settings.signOn.dialog', {
  title: 'Company sign-in',
  whatToEnter: 'Register the portal as an application in your sign-in service, and enter what it gives you.',
  save: 'Save',
  isSaved: 'The company sign-in was saved.',
  turnOn: 'Turn on company sign-in',
  admitNew: 'Everyone your sign-in service lets in becomes an admin here',
  admitNewOfProvider: 'Everyone it signs in at your domains becomes an admin here',
  admitNewMeaning: 'Otherwise, only existing admins and people you invite.',
  asksSecondFactor: 'Your sign-in service requires a second factor',
  asksSecondFactorMeaning: 'If so, the portal does not ask for its own.',
  reliesOnIt: 'Rely on its second factor',
  reliesOnItMeaning: 'Your provider says that it requires one. The portal then does not ask for its own.',
  only: 'The only way to sign in',
  onlyMeaning: 'No one can sign in with a portal password or passkey anymore, except for the people below.',
  keepers: 'Who keeps their password in case your sign-in service is down',
  noSecondFactor: 'No second factor yet',
});

export const signOnDomains = texts('settings.signOn.domains', {
  title: 'Domains of your email addresses',
  why: 'People are sent to your sign-in service based on their address, so prove that its domain is yours.',
  proved: 'Verified',
  notProved: 'Not verified',
  addThisRecord: 'Add this TXT record where your domain is managed, then check it:',
  name: 'Name',
  value: 'Value',
  check: 'Check the record',
  isProved: '{domain} is verified.',
  domain: 'Domain, such as example.com',
  add: 'Add domain',
  pleaseEnter: 'Please enter a domain.',
});

export const brandOffer = texts('settings.signOn.offer', {
  title: '{brand} offers to sign your people in',
  isOn: 'In use',
  isOnly: 'In use, and the only way to sign in',
  isOff: 'Not in use',
  isWaiting: 'Off for now',
  isPaused:
    '{brand} has turned its sign-in service off. Until it is back, your people sign in with their portal passwords.',
  ownComesFirst: 'Your own company sign-in is on and comes first. This one would only be used if you turn yours off.',
  whoDecides:
    'If you use it, {brand}’s sign-in service decides who is who: anyone it signs in with an email address at one of your verified domains can come in here, as far as you allow it.',
  onlyYourDomains: 'It works only for the domains that you have verified above. Other companies have no say in yours.',
  leaveAnyTime: 'You can stop at any time. Portal passwords and passkeys work again right away.',
  service: 'Sign-in service',
  use: 'Use this sign-in',
  change: 'Change choices',
  stop: 'Stop using it',
});

export const offerDialogs = texts('settings.signOn.offerDialogs', {
  title: 'Sign in through {brand}',
  whatItMeans:
    'From now on, {issuer} tells us who your people are. Only addresses at your verified domains count, and {brand} can see when your people sign in.',
  use: 'Use this sign-in',
  save: 'Save',
  isSaved: 'Your people can now sign in through {brand}.',
  stopTitle: 'Stop signing in through {brand}?',
  stopMeaning:
    '{brand}’s sign-in service will no longer let anyone in. Your people sign in with their portal passwords or passkeys; anyone without a password can set one with “Forgot password?”.',
  stop: 'Stop using it',
  isStopped: 'Your people no longer sign in through {brand}.',
});
