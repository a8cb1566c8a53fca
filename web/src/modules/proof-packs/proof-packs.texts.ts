import { texts } from '@portal/domain/texts/texts.ts';

export const usePackForm = texts('proof-packs.usePackForm', {
  beingMade: 'Your pack is being created. You can download it in a few seconds; if it takes longer, we’ll email you.',
  notMade: 'The pack could not be created. Please try again.',
  recipientMissing: 'Please say who will get this pack.',
  partsMissing: 'Please choose at least one part.',
});

export const packForm = texts('proof-packs.packForm', {
  days: '{count, plural, one {# day} other {# days}}',
  whoGetsIt: 'Who gets it',
  whoGetsItHint: 'Printed on the cover. The name is also shown to anyone who checks the pack.',
  recipient: 'Company that gets the pack',
  purpose: 'What it is for (optional)',
  purposeHint: 'For example, “Your March supplier questionnaire”.',
  validFor: 'Valid for',
  whatItShows: 'What it shows',
  whatItShowsHint: 'As of today. A pack never changes after it is created.',
  onlyTheCustomer: 'Only the customer can create packs, so you cannot create one while working in their portal.',
  makeThePack: 'Create the pack',
  takesAFewSeconds: 'Takes a few seconds.',
});

export const newPackPage = texts('proof-packs.newPackPage', {
  makeAProofPack: 'Create a proof pack',
  proofPacks: 'Proof packs',
  description:
    'Say who gets it, choose what it shows, and preview each part. Nothing is sent: you download the file and send it yourself.',
  what: 'The parts of a pack',
  loading: 'Loading the parts of a pack',
});

export const packsPage = texts('proof-packs.packsPage', {
  proofPacks: 'Proof packs',
  description:
    'Is a customer asking about your security? Answer with one file that they can check, created in a minute from data already in the portal.',
  makeAProofPack: 'Create a proof pack',
});

export const proofPacksPlaces = texts('proof-packs.proofPacksPlaces', {
  proofPacks: 'Proof packs',
});

/** In the log, before a colon and the company that gets the pack. */
export const proofPacksWords = texts('proof-packs.proofPacksWords', {
  made: 'Created a proof pack for',
  madeAgain: 'Recreated a proof pack for',
  revoked: 'Revoked the proof pack for',
  downloaded: 'Downloaded the proof pack for',
  ready: 'Proof pack is ready',
});
