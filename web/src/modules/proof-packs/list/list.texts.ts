import { texts } from '@portal/domain/texts/texts.ts';

export const packActions = texts('proof-packs.list.packActions', {
  thePackCouldNot: 'The pack could not be made. Please try again.',
  copyTheVerificationLink: 'Copy the verification link',
  openTheVerificationPage: 'Open the verification page',
  makeAgain: 'Make again',
  description: 'With today’s information',
  revoke: 'Revoke',
  theVerificationLinkWas: 'The verification link was copied.',
  downloadThePackFor: 'Download the pack for {recipient}',
  download: 'Download',
  tryAgainToMake: 'Try again to make the pack for {recipient}',
  tryAgain: 'Try again',
  actionsForThePack: 'Actions for the pack for {recipient}',
});

export const packStateBadge = texts('proof-packs.list.packStateBadge', {
  beingMade: 'Being made',
  valid: 'Valid',
  couldNotBeMade: 'Could not be made',
  expired: 'Expired',
  revoked: 'Revoked',
});

export const packTable = texts('proof-packs.list.packTable', {
  forText: 'For',
  askedAtByAskedBy: '{askedAt}, by {askedBy}',
  shows: 'Shows',
  state: 'State',
  actions: 'Actions',
  proofPacks: 'Proof packs',
  thereIsNothingOn: 'There is nothing on this page anymore.',
  thisTakesAFew: 'This takes a few seconds.',
  nothingIsLost: 'Nothing is lost.',
  onRevokedAt: 'on {revokedAt}',
  onExpiresAt: 'on {expiresAt}',
});

export const revokeDialog = texts('proof-packs.list.revokeDialog', {
  thePackForRecipient: 'The pack for {recipient} was revoked.',
  thePackCouldNot: 'The pack could not be revoked. Please try again.',
  revokeThePackFor: 'Revoke the pack for {recipient}?',
  revoke: 'Revoke',
  itsFileIsDeleted:
    'Its file is deleted here, and anyone who checks it is told that you revoked it. Copies already sent cannot be recalled. This cannot be undone.',
});

export const packList = texts('proof-packs.list.packList', {
  what: 'The packs',
  loadingThePacks: 'Loading the packs',
  pagesOfPacks: 'Pages of packs',
  oneFile: 'One file',
  aSummaryAsPdf: 'A summary as PDF, your policies, and tables, in one ZIP file that you send yourself.',
  onlyWhatYouChoose: 'Only what you choose',
  youSeeWhatEach: 'You see what each part says before the pack is made. Names of people are included only if you want.',
  easyToTrust: 'Easy to trust',
  aCodeLeadsTo: 'A code leads to a page where your customer can see that the file is genuine and still valid.',
  title: 'No pack has been made yet',
  theNextTimeA: 'The next time a customer asks about your security, start here.',
});
