import { texts } from '@portal/domain/texts/texts.ts';

export const compareView = texts('policies.history.compareView', {
  newLibraryText: 'New text from the library',
  version: 'Version {version}',
  draftVersion: 'Version {version} (draft)',
  onTheLeft: 'On the left',
  onTheRight: 'On the right',
  notCompared: 'The texts could not be compared.',
  tryAgain: 'Try again',
  comparingTheTexts: 'Comparing the texts',
  showTheWholeText: 'Show the whole text',
  same: 'The two texts are the same.',
  changed: '{count, number} changed',
  added: '{count, number} added',
  removed: '{count, number} removed',
});

/** What happened to a policy; "link" leads to the version. */
export const eventWords = texts('policies.history.eventWords', {
  wrote: 'Wrote <link>version {version}</link>',
  uploaded: 'Uploaded <link>version {version}</link>',
  savedDraft: 'Saved a draft of <link>version {version}</link>',
  approved: 'Approved <link>version {version}</link>',
  sent: 'Sent for approval: <link>version {version}</link>',
  tookBack: 'Withdrew from approval: <link>version {version}</link>',
  /** Without a link: it is gone. */
  deletedDraft: 'Deleted the draft of <link>version {version}</link>',
  tookLibrary: 'Added the new library text to <link>version {version}</link>',
});

export const replacedDraftDialog = texts('policies.history.replacedDraftDialog', {
  title: '{name}’s draft',
  close: 'Close',
  copied: 'The draft was copied.',
  copyThisText: 'Copy this text',
  hint: 'Another version replaced this one. To restore any wording, copy it and paste it into the policy.',
  what: 'The draft',
  loadingTheDraft: 'Loading the draft',
});

export const historyView = texts('policies.history.historyView', {
  notLoaded: 'The history could not be loaded.',
  tryAgain: 'Try again',
  loadingTheHistory: 'Loading the history',
  nothingYet: 'Nothing has happened yet. The history begins when the policy is saved.',
  history: 'History',
  pagesOfTheHistory: 'Pages of the history',
  byAt: '{name}, <time>{at}</time>',
  readReplaced: 'Read the draft by {name} that this replaced',
  wordsAdded: '{count, plural, one {# word} other {# words}} added',
  wordsRemoved: '{count, plural, one {# word} other {# words}} removed',
  answered: 'Answered: {questions}',
  note: '“{note}”',
});
