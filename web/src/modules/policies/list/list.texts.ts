import { texts } from '@portal/domain/texts/texts.ts';

export const recommendedCards = texts('policies.list.recommendedCards', {
  recommendedFirst: 'Recommended first',
  recommendedNext: 'Recommended next',
  chosenForYourGoals: 'Chosen for your goals and your industry, most useful first.',
  showFewer: 'Show fewer',
  showAllCount: 'Show all {count}',
  openName: 'Open {name}',
  open: 'Open',
  readingMinutesMinToRead: '{readingMinutes} min to read',
  fieldsQuestions: '{fields} questions',
});

export const libraryList = texts('policies.list.libraryList', {
  moreFromTheLibrary: 'More from the library',
  completeTextsToAdapt: 'Complete texts to adapt. Open one to read it; nothing is stored until you save.',
  openName: 'Open {name}',
  open: 'Open',
});

export const chooseNextStep = texts('policies.list.chooseNextStep', {
  title: '“{name}” is waiting for your approval',
  aColleagueFinishedIt: 'A colleague finished it and asks you to read and approve it.',
  readIt: 'Read it',
  finishName: 'Finish “{name}”',
  itIsADraft: 'It is a draft. It takes effect when you approve it.',
  continue: 'Continue',
  reviewName: 'Review “{name}”',
  itsReviewIsDue: 'Its review is due. Read it again and correct anything that is no longer true.',
  reviewIt: 'Review it',
  beginWithName: 'Begin with “{name}”',
  nextName: 'Next: “{name}”',
  purposeAboutMinutesMinutes: '{purpose} About {minutes} minutes: read it, answer {fields} questions, approve it.',
  begin: 'Begin',
  openIt: 'Open it',
  yourRecommendedPoliciesAre: 'Your recommended policies are in place',
  weRemindYouWhen: 'We remind you when one is due for review. More policies are below.',
});

export const nextStep = texts('policies.list.nextStep', {
  recommendedPoliciesThatAre: 'Recommended policies that are active',
  activeOfRecommended: '{active} of {recommended}',
  ofRecommended: 'of {recommended}',
  activeOfRecommendedRecommended:
    '{active} of {recommended} recommended {recommended, plural, one {policy is} other {policies are}} active',
});

export const ownPolicyDialog = texts('policies.list.ownPolicyDialog', {
  what: 'Saving Policy Failed.',
  pleaseEnterAName: 'Please enter a name.',
  title: 'Write your own policy',
  cancel: 'Cancel',
  begin: 'Begin',
  youGetAnOutline:
    'You get an outline with the parts every policy needs: purpose, who it applies to, rules, who does what, exceptions and review.',
  nameOfThePolicy: 'Name of the policy',
  placeholder: 'Such as Visitors or Company cars',
});

export const policiesTable = texts('policies.list.policiesTable', {
  yourPolicies: 'Your policies',
  policy: 'Policy',
  theLibraryHasNewer: 'The library has newer text',
  status: 'Status',
  version: 'Version',
  approvedBy: 'Approved by',
  approvedOn: 'Approved on',
  nextReview: 'Next review',
  dueSinceNextReview: 'Due since {nextReview}',
  waitingForName: 'Waiting for {name}',
  draft: 'Draft',
  active: 'Active',
  draftOfVersionVersion: '{draft} of version {version}',
});

export const uploadDialog = texts('policies.list.uploadDialog', {
  cannotUploadFilePlease: 'Cannot upload file. Please try again.',
  pleaseChooseAFile: 'Please choose a file.',
  title: 'Upload a policy',
  cancel: 'Cancel',
  upload: 'Upload',
  headingsListsTablesAnd:
    'Headings, lists, tables and links in your document are kept; pictures and colors are not. It becomes a draft that you can read and change before you approve it.',
  dropYourDocumentHere: 'Drop your document here',
  wordDocxUpTo: 'Word (.docx) up to {MAXIMUM_MB} MB, or Markdown (.md) up to 1 MB',
  nameOfThePolicy: 'Name of the policy (optional)',
  description: 'Without one, the document’s title is used.',
  cannotUploadFileOnly: 'Cannot upload file. Only Word documents (.docx) and Markdown files (.md) can be read.',
  cannotUploadFileIt: 'Cannot upload file. It is larger than {maximum} MB.',
});

export const policiesView = texts('policies.list.policiesView', {
  title: 'Your policies',
  yourOwnPolicy: 'Your own policy',
  somethingThatOnlyYour:
    'Something that only your company has? Write it from an outline, or upload a document you already have.',
  writeYourOwn: 'Write your own',
  upload: 'Upload',
});
