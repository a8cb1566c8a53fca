import { texts } from '@portal/domain/texts/texts.ts';

export const signOnAddresses = texts('frame.signOn.addresses', {
  tellYourService: 'Give your sign-in service these two portal addresses:',
  redirect: 'Redirect URI',
  logout: 'Back-channel logout URI',
  tellSaml: 'Give your sign-in service these portal addresses. The first one is also where it can read our metadata:',
  entityId: 'Entity ID and metadata',
  returnUri: 'Reply URL (assertion consumer service)',
  signsRequests:
    'Your sign-in service requires signed requests. Have it reload our metadata, which contains the certificate.',
});

export const directoryFields = texts('frame.signOn.fields', {
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
  pleaseEnter: 'Please fill this in.',
});
