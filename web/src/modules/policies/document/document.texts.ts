import { texts } from '@portal/domain/texts/texts.ts';

export const policyHeading = texts('policies.document.policyHeading', {
  downloadPdf: 'Download PDF',
  description: 'As last saved',
  history: 'History',
  compareVersions: 'Compare versions',
  sendForApproval: 'Send for approval',
  takeBackFromApproval: 'Take back from approval',
  returnToTheLibrarys: 'Return to the library’s text',
  deleteDraft: 'Delete draft',
  securityPolicies: 'Security Policies',
  moreActionsForThis: 'More actions for this policy',
  more: 'More',
  editText: 'Edit text',
  approve: 'Approve',
  notSaved: 'Not saved',
  activeVersionVersion: 'Active, version {version}',
  fromTheLibrary: 'From the library',
  sentForApproval: 'Sent for approval',
  draftVersionVersion: 'Draft, version {version}',
});

export const usePolicyActions = texts('policies.document.usePolicyActions', {
  what: 'Saving Policy Failed.',
  theDraftWasNot: 'The draft was not deleted.',
  takenBack: 'Taken back.',
  theDraftWasNot2: 'The draft was not taken back.',
  draftSaved: 'Draft saved.',
  theNewTextWas: 'The new text was not applied.',
});

export const affectedTextPreview = texts('policies.document.affectedTextPreview', {
  inYourPolicy: 'In your policy',
  whatYourAnswerAdds: 'What your answer adds to the policy',
  withThisAnswerNothing: 'With this answer, nothing is added to the text.',
  thisAnswerDecidesWhich: 'This answer decides which parts the text includes.',
});

export const customiseDialog = texts('policies.document.customiseDialog', {
  questionCountOfCount2: 'Question {count} of {count2}',
  previous: 'Previous',
  done: 'Done',
  next: 'Next',
});

export const policyBanners = texts('policies.document.policyBanners', {
  youAreReadingVersion: 'You are reading version {version}.',
  compare: 'Compare',
  goToVersionNewest: 'Go to version {newest}',
  versionNewestIsThe: 'Version {newest} is the newest. This one is kept as it was.',
  sentByAsksYouTo: '{sentBy} asks you to approve this draft.',
  sentToNameFor: 'Sent to {name} for approval.',
  takeBack: 'Take back',
  readItChangeWhat: 'Read it, change what is not right, then press Approve.',
  youCanStillChange: 'You can still change it. Saving takes it back.',
  title: 'It is time to review this policy.',
  readItAgainCorrect: 'Read it again, correct the answers that are no longer true, and approve it again.',
  theLibraryHasNewer: 'The library has newer text for this policy.',
  useTheNewText: 'Use the new text',
  yourTextStaysAs: 'Your text stays as it is until you use the new one. Your answers are kept.',
});

export const policyPaper = texts('policies.document.policyPaper', {
  version: 'Version',
  status: 'Status',
  active: 'Active',
  draft: 'Draft',
  approvedBy: 'Approved by',
  approvedOn: 'Approved on',
  nextReview: 'Next review',
});

export const relatedCard = texts('policies.document.relatedCard', {
  forText: 'For',
  reviewed: 'Reviewed',
  everyYear: 'Every year',
  everyReviewMonthsMonths: 'Every {reviewMonths} months',
  title: 'About this policy',
  dependsOnPoliciesYou: 'Depends on policies you have not approved',
});

export const saveBar = texts('policies.document.saveBar', {
  changes: 'Changes',
  notSavedYetSaving: 'Not saved yet. Saving creates a draft of version {count}; version {version} stays in force.',
  yourChangesAreNot: 'Your changes are not saved yet.',
  discard: 'Discard',
  saveDraft: 'Save draft',
});

export const versionsCard = texts('policies.document.versionsCard', {
  title: 'Versions',
  versionVersion: 'Version {version}',
  approved: 'Approved',
  draft: 'Draft',
  savedBySavedBySaved: 'Saved by {savedBy}, {saved}',
  history: 'History',
  compare: 'Compare',
});

export const policyView = texts('policies.document.policyView', {
  draft: 'Draft',
  questions: 'Questions',
  aboutThisPolicy: 'About this policy',
  loadingTheEditor: 'Loading the editor',
});
