import { texts } from '@portal/domain/texts/texts.ts';

export const compareView = texts('policies.history.compareView', {
  newTextFromThe: 'New text from the library',
  onTheLeft: 'On the left',
  onTheRight: 'On the right',
  title: 'The texts could not be compared.',
  tryAgain: 'Try again',
  comparingTheTexts: 'Comparing the texts',
  showTheWholeText: 'Show the whole text',
  theTwoTextsAre: 'The two texts are the same.',
  changedChanged: '{changed} changed',
  addedAdded: '{added} added',
  removedRemoved: '{removed} removed',
});

export const eventWords = texts('policies.history.eventWords', {
  wrote: 'Wrote',
  uploaded: 'Uploaded',
  savedADraftOf: 'Saved a draft of',
  approved: 'Approved',
  sentForApproval: 'Sent for approval:',
  tookBackFromApproval: 'Took back from approval:',
  deletedTheDraftOf: 'Deleted the draft of',
  addedTheNewLibrary: 'Added the new library text to',
});

export const replacedDraftDialog = texts('policies.history.replacedDraftDialog', {
  bySDraft: '{by}’s draft',
  close: 'Close',
  theDraftIsCopied: 'The draft is copied.',
  copyThisText: 'Copy this text',
  anotherTextReplacedThis:
    'Another text replaced this one. To bring words back, copy them and paste them into the policy.',
  what: 'The draft',
  loadingTheDraft: 'Loading the draft',
});

export const historyView = texts('policies.history.historyView', {
  title: 'The history could not be loaded.',
  tryAgain: 'Try again',
  loadingTheHistory: 'Loading the history',
  nothingHasHappenedYet: 'Nothing has happened yet. The history begins when the policy is saved.',
  history: 'History',
  pagesOfTheHistory: 'Pages of the history',
  versionVersion: 'version {version}',
  readBySDraft: 'Read {by}’s draft that this replaced',
  addedWordsAddedWords: '{addedWords} {addedWords, plural, one {word} other {words}} added',
  removedWordsRemovedWords: '{removedWords} {removedWords, plural, one {word} other {words}} removed',
  answeredJoin: 'Answered: {join}',
});
