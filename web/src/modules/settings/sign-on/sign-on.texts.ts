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

export const signOnAddresses = texts('settings.signOn.addresses', {
  tellYourService: 'Give your sign-in service these two portal addresses:',
  redirect: 'Redirect URI',
  logout: 'Back-channel logout URI',
  tellSaml: 'Give your sign-in service these portal addresses. The first one is also where it can read our metadata:',
  entityId: 'Entity ID and metadata',
  returnUri: 'Reply URL (assertion consumer service)',
  signsRequests:
    'Your sign-in service requires signed requests. Have it reload our metadata, which contains the certificate.',
});

export const signOnDialog = texts('settings.signOn.dialog', {
  title: 'Company sign-in',
  whatToEnter: 'Register the portal as an application in your sign-in service, and enter what it gives you.',
  save: 'Save',
  isSaved: 'The company sign-in was saved.',
  protocol: 'Protocol your sign-in service uses',
  oidc: 'OpenID Connect',
  saml: 'SAML 2.0',
  metadataUrl: 'Metadata URL',
  metadataUrlMeaning: 'We read it at each sign-in, so new certificates are picked up right away.',
  metadata: 'Or the metadata itself (XML)',
  metadataMeaning: 'Only if it has no address. You then need to paste it again when the certificate changes.',
  metadataKept: 'Leave both empty to keep the current metadata.',
  notBoth: 'Please enter the address or the metadata, not both.',
  issuer: 'Issuer',
  issuerExample:
    'For example https://accounts.google.com, or for Entra https://login.microsoftonline.com/your-tenant-id/v2.0',
  clientId: 'Client ID',
  secret: 'Client secret',
  secretKept: 'Leave empty to keep the current one.',
  turnOn: 'Turn on company sign-in',
  admitNew: 'Everyone your sign-in service lets in becomes an admin here',
  admitNewMeaning: 'Otherwise, only existing admins and people you invite.',
  asksSecondFactor: 'Your sign-in service requires a second factor',
  asksSecondFactorMeaning: 'If so, the portal does not ask for its own.',
  only: 'The only way to sign in',
  onlyMeaning: 'No one can sign in with a portal password or passkey anymore, except for the people below.',
  keepers: 'Who keeps their password in case your sign-in service is down',
  noSecondFactor: 'No second factor yet',
  pleaseEnter: 'Please fill this in.',
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
