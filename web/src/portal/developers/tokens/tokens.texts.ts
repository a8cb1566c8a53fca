import { texts } from '@portal/domain/texts/texts.ts';

export const tokensPanel = texts('portal.developers.tokens', {
  title: 'Tokens',
  description:
    'Your software sends a token with each call. The token stops working on its expiration date, or when the account of the person who created it is removed.',
  make: 'Create a token',
  loading: 'Loading the tokens …',
  what: 'the tokens',
  none: 'No tokens yet',
  aboutNone: 'Create one for each app, with only the permissions it needs.',
  name: 'Name',
  state: 'Status',
  permissions: 'Permissions',
  made: 'Created',
  madeBy: '{day} by {name}',
  expires: 'Expires',
  lastUsed: 'Last used',
  never: 'Never',
  active: 'Active',
  ended: 'Expired',
  revoked: 'Revoked',
  revoke: 'Revoke',
  revokeName: 'Revoke “{name}”',
  revokeTitle: 'Revoke “{name}”?',
  aboutRevoke: 'The software that uses it will be denied access from now on. This cannot be undone.',
  wasRevoked: '“{name}” was revoked.',
});

export const tokenDialog = texts('portal.developers.tokenDialog', {
  title: 'Create a token',
  about: 'Enter your password, because a token gives access to your data from outside the portal.',
  make: 'Create the token',
  name: 'What is it for?',
  pleaseEnterAName: 'Please enter a name.',
  validFor: 'Valid for',
  days: '{days, number} days',
  permissions: 'What it can do',
  pleaseChoose: 'Please choose at least one.',
  ready: 'The token is ready',
});
