import { texts } from '@portal/domain/texts/texts.ts';

export const policyHeading = texts('policies.document.policyHeading', {
  downloadPdf: 'Download PDF',
  asLastSaved: 'As last saved',
  history: 'History',
  compareVersions: 'Compare versions',
  sendForApproval: 'Send for approval',
  takeBack: 'Withdraw from approval',
  returnToLibrary: 'Return to the library’s text',
  deleteDraft: 'Delete draft',
  securityPolicies: 'Security Policies',
  moreActions: 'More actions for this policy',
  more: 'More',
  editText: 'Edit text',
  approve: 'Approve',
  notSaved: 'Not saved',
  active: 'Active, version {version}',
  fromTheLibrary: 'From the library',
  sentForApproval: 'Sent for approval',
  draft: 'Draft, version {version}',
});

export const usePolicyActions = texts('policies.document.usePolicyActions', {
  notSaved: 'Saving Policy Failed.',
  notDeleted: 'The draft was not deleted.',
  takenBack: 'Withdrawn.',
  notTakenBack: 'The draft was not withdrawn.',
  draftSaved: 'Draft saved.',
  draftDeleted: 'Draft deleted.',
  approved: 'Policy approved.',
  notApplied: 'The new text was not applied.',
});

export const affectedTextPreview = texts('policies.document.affectedTextPreview', {
  inYourPolicy: 'In your policy',
  whatIsAdded: 'What your answer adds to the policy',
  nothingIsAdded: 'With this answer, nothing is added to the text.',
  decides: 'This answer determines which sections the policy includes.',
});

export const customiseDialog = texts('policies.document.customiseDialog', {
  questionOf: 'Question {question, number} of {questions, number}',
  previous: 'Previous',
  done: 'Done',
  next: 'Next',
});

export const policyBanners = texts('policies.document.policyBanners', {
  oldVersion: 'You are reading version {version}.',
  compare: 'Compare',
  goToVersion: 'Go to version {version}',
  newest: 'Version {version} is the newest. This one is kept as it was.',
  asksYou: '{name} has asked you to approve this draft.',
  colleagueAsksYou: 'A coworker has asked you to approve this draft.',
  sentTo: 'Sent to {name} for approval.',
  takeBack: 'Withdraw',
  readAndApprove: 'Read it, change anything that isn’t right, then click Approve.',
  canStillChange: 'You can still change this draft. Saving a change withdraws your request for approval.',
  reviewDue: 'It is time to review this policy.',
  reviewHint: 'Read it again, correct any answers that are no longer true, and approve it again.',
  newerText: 'The library has newer text for this policy.',
  /** `language` is one of English, German and Spanish. */
  otherLanguage: 'Your policies are now in {language}. This one is in another language.',
  draftInIt: 'Create the draft',
  otherLanguageHint:
    'You can create a draft in the new language. Your answers are kept as you typed them, and this version stays as it is until you approve the draft. Your own wording is not translated: you’ll find it in the history.',
  useTheNewText: 'Use the new text',
  newerTextHint: 'Your text stays as it is until you use the new one. Your answers are kept.',
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
  audience: 'For',
  reviewed: 'Reviewed',
  everyMonths: '{months, plural, =12 {Every year} one {Every month} other {Every # months}}',
  title: 'About this policy',
  dependsOn: 'Depends on policies you have not approved',
});

export const saveBar = texts('policies.document.saveBar', {
  changes: 'Changes',
  notSavedYet: 'Not saved yet. Saving creates a draft of version {next}; version {version} remains in force.',
  changesNotSaved: 'Your changes are not saved yet.',
  /** A second sentence after either of these. */
  kept: 'They are kept for you until you save or discard them.',
  discard: 'Discard',
  saveDraft: 'Save draft',
});

export const versionsCard = texts('policies.document.versionsCard', {
  title: 'Versions',
  version: 'Version {version}',
  approved: 'Approved',
  draft: 'Draft',
  approvedBy: '{name}, {day}',
  savedBy: 'Saved by {name}, {day}',
  savedBySomeone: 'Saved by someone, {day}',
  history: 'History',
  compare: 'Compare',
});

export const policyView = texts('policies.document.policyView', {
  questions: 'Questions',
  aboutThisPolicy: 'About this policy',
  loadingTheEditor: 'Loading the editor',
  withALawyer: 'Check with a lawyer before you approve this policy',
});
