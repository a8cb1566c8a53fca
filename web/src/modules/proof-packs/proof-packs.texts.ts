import { texts } from '@portal/domain/texts/texts.ts';

export const usePackForm = texts('proof-packs.usePackForm', {
  yourPackIsBeing:
    'Your pack is being made. It can be downloaded in a few seconds; if it takes longer, we will email you.',
  thePackCouldNot: 'The pack could not be made. Please try again.',
  pleaseEnterWhoWill: 'Please enter who will get this pack.',
  pleaseChooseAtLeast: 'Please choose at least one part.',
});

export const packForm = texts('proof-packs.packForm', {
  daysDays: '{days} days',
  title: 'Who gets it',
  description: 'Printed on the cover. The name is also shown to anyone who checks the pack.',
  companyThatGetsThe: 'Company that gets the pack',
  whatItIsFor: 'What it is for (optional)',
  suchAsYourSupplier: 'Such as “Your supplier questionnaire of March”.',
  validFor: 'Valid for',
  whatItShows: 'What it shows',
  asOfTodayA: 'As of today. A pack never changes after it is made.',
  onlyTheCustomerCan: 'Only the customer can make packs, so you cannot make one while working in their portal.',
  makeThePack: 'Make the pack',
  takesAFewSeconds: 'Takes a few seconds.',
});

export const newPackPage = texts('proof-packs.newPackPage', {
  makeAProofPack: 'Make a proof pack',
  proofPacks: 'Proof packs',
  description:
    'Say who gets it, choose what it shows, and preview each part. Nothing is sent: you download the file and send it yourself.',
  what: 'What a pack can show',
  loadingWhatAPack: 'Loading what a pack can show',
});

export const packsPage = texts('proof-packs.packsPage', {
  proofPacks: 'Proof packs',
  description:
    'Is a customer asking about your security? Answer with one file that they can check, made in a minute from what the portal already knows.',
  makeAProofPack: 'Make a proof pack',
});

export const proofPacksPlaces = texts('proof-packs.proofPacksPlaces', {
  proofPacks: 'Proof packs',
});

export const proofPacksWords = texts('proof-packs.proofPacksWords', {
  madeAProofPack: 'Made a proof pack for',
  madeAProofPack2: 'Made a proof pack again for',
  revokedTheProofPack: 'Revoked the proof pack for',
  downloadedTheProofPack: 'Downloaded the proof pack for',
  proofPackIsReady: 'Proof pack is ready',
});
