import { texts } from '@portal/domain/texts/texts.ts';

export const packActions = texts('proof-packs.list.packActions', {
  notMade: 'The pack could not be created. Please try again.',
  copyLink: 'Copy the verification link',
  openPage: 'Open the verification page',
  makeAgain: 'Recreate',
  makeAgainHint: 'With today’s information',
  revoke: 'Revoke',
  linkCopied: 'The verification link was copied.',
  downloadLabel: 'Download the pack for {recipient}',
  download: 'Download',
  tryAgainLabel: 'Try again to create the pack for {recipient}',
  tryAgain: 'Try again',
  actionsLabel: 'Actions for the pack for {recipient}',
});

export const packStateBadge = texts('proof-packs.list.packStateBadge', {
  beingMade: 'Being created',
  valid: 'Valid',
  couldNotBeMade: 'Could not be created',
  expired: 'Expired',
  revoked: 'Revoked',
});

export const packTable = texts('proof-packs.list.packTable', {
  recipient: 'For',
  madeBy: '{day}, by {name}',
  shows: 'Shows',
  state: 'Status',
  actions: 'Actions',
  proofPacks: 'Proof packs',
  emptyPage: 'There is nothing on this page anymore.',
  /** These stand below how a pack stands: “Valid until Dec 1”. */
  takesAFewSeconds: 'This takes a few seconds.',
  nothingIsLost: 'Nothing is lost.',
  revokedOn: 'on {day}',
  expiredOn: 'on {day}',
  validUntil: 'until {day}',
  validUntilOfSize: 'until {day} · {size}',
});

export const revokeDialog = texts('proof-packs.list.revokeDialog', {
  revoked: 'The pack for {recipient} was revoked.',
  notRevoked: 'The pack could not be revoked. Please try again.',
  title: 'Revoke the pack for {recipient}?',
  revoke: 'Revoke',
  consequences:
    'Its file will be deleted here, and anyone who checks it will be told that you revoked it. Copies already sent cannot be recalled. This cannot be undone.',
});

export const packList = texts('proof-packs.list.packList', {
  what: 'The packs',
  loadingThePacks: 'Loading the packs',
  pagesOfPacks: 'Pages of packs',
  oneFile: 'One file',
  oneFileHint: 'A summary as a PDF, your policies, and tables, in one ZIP file that you send yourself.',
  yourChoice: 'Only what you choose',
  yourChoiceHint:
    'You see what each part says before the pack is created. People’s names are included only if you want.',
  trusted: 'Easy to trust',
  trustedHint: 'A code leads to a page where your customer can see that the file is genuine and still valid.',
  noPacks: 'No packs yet',
  noPacksHint: 'The next time a customer asks about your security, start here.',
});
