import { texts } from '@portal/domain/texts/texts.ts';

export const tokensPanel = texts('portal.developers.tokens', {
  title: 'Tokens',
  description:
    'Your program sends a token with each call. The token stops working on its expiry date, or when the account of the person who made it is removed.',
  make: 'Make a token',
  loading: 'Loading the tokens …',
  what: 'the tokens',
  none: 'No tokens yet',
  aboutNone: 'Make one for each program, with only the permissions it needs.',
  name: 'Name',
  state: 'State',
  permissions: 'Permissions',
  made: 'Made',
  madeBy: '{day} by {name}',
  expires: 'Ends',
  lastUsed: 'Last used',
  never: 'Never',
  active: 'Active',
  ended: 'Ended',
  revoked: 'Revoked',
  revoke: 'Revoke',
  revokeName: 'Revoke “{name}”',
  revokeTitle: 'Revoke “{name}”?',
  aboutRevoke: 'The program that uses it is refused from now on. This cannot be undone.',
  wasRevoked: '“{name}” was revoked.',
});

export const tokenDialog = texts('portal.developers.tokenDialog', {
  title: 'Make a token',
  about: 'Enter your password, because a token opens your data from outside the portal.',
  make: 'Make the token',
  name: 'What is it for?',
  pleaseEnterAName: 'Please enter a name.',
  validFor: 'Valid for',
  days: '{days, number} days',
  permissions: 'What it may do',
  pleaseChoose: 'Please choose at least one.',
  ready: 'The token is ready',
});
