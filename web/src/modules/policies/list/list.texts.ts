import { texts } from '@portal/domain/texts/texts.ts';

export const recommendedCards = texts('policies.list.recommendedCards', {
  recommendedFirst: 'Recommended first',
  recommendedNext: 'Recommended next',
  chosenForYou: 'Chosen for your goals and your industry, most useful first.',
  showFewer: 'Show fewer',
  showAll: 'Show all {count, number}',
  openName: 'Open {name}',
  open: 'Open',
  minutesToRead: '{minutes, number} min to read',
  questions: '{count, plural, one {# question} other {# questions}}',
});

export const libraryList = texts('policies.list.libraryList', {
  title: 'More from the library',
  description: 'Ready-made policies that you can adapt. Open one to read it; nothing is stored until you save.',
  openName: 'Open {name}',
  open: 'Open',
});

export const chooseNextStep = texts('policies.list.chooseNextStep', {
  waiting: '“{name}” is waiting for your approval',
  waitingHint: 'A coworker finished it and is asking you to read and approve it.',
  readIt: 'Read it',
  finish: 'Finish “{name}”',
  finishHint: 'This is a draft. It takes effect when you approve it.',
  continue: 'Continue',
  review: 'Review “{name}”',
  reviewHint: 'This policy is due for review. Read it again and correct anything that is no longer true.',
  reviewIt: 'Review it',
  beginWith: 'Begin with “{name}”',
  next: 'Next: “{name}”',
  /** The purpose is a sentence. */
  nextHint:
    '{purpose} About {minutes, plural, one {# minute} other {# minutes}}: read it, answer {questions, plural, one {# question} other {# questions}}, and approve it.',
  begin: 'Begin',
  openIt: 'Open it',
  allDone: 'Your recommended policies are in place',
  allDoneHint: 'We’ll remind you when one is due for review. More policies are below.',
});

export const nextStep = texts('policies.list.nextStep', {
  progress: 'Recommended policies that are active',
  activeOf: '{active, number} of {recommended, number}',
  ofRecommended: 'of {recommended, number}',
  activeSentence:
    '{active, number} of {recommended, plural, one {# recommended policy is} other {# recommended policies are}} active',
});

export const ownPolicyDialog = texts('policies.list.ownPolicyDialog', {
  notSaved: 'Saving Policy Failed.',
  nameMissing: 'Please enter a name.',
  title: 'Write your own policy',
  cancel: 'Cancel',
  begin: 'Begin',
  outline:
    'You’ll get an outline with the parts every policy needs: purpose, who it applies to, rules, who does what, exceptions and review.',
  name: 'Policy name',
  placeholder: 'For example, Visitors or Company Cars',
});

export const policiesTable = texts('policies.list.policiesTable', {
  yourPolicies: 'Your policies',
  policy: 'Policy',
  newerText: 'The library has newer text',
  status: 'Status',
  version: 'Version',
  approvedBy: 'Approved by',
  approvedOn: 'Approved on',
  nextReview: 'Next review',
  /** "label" is left out where the column has a heading. */
  nextReviewOn: '<label>Next review </label><date>{day}</date>',
  dueSince: 'Due since {day}',
  active: 'Active',
  draft: 'Draft',
  draftOf: 'Draft of version {version}',
  waitingFor: 'Waiting for {name}',
  waitingForOn: 'Version {version} waiting for {name}',
  waiting: 'Waiting for approval',
  waitingOn: 'Version {version} waiting for approval',
});

export const uploadDialog = texts('policies.list.uploadDialog', {
  failed: 'Cannot upload file. Please try again.',
  fileMissing: 'Please choose a file.',
  title: 'Upload a policy',
  cancel: 'Cancel',
  upload: 'Upload',
  whatIsKept:
    'Headings, lists, tables and links in your document are kept; pictures and colors are not. It becomes a draft that you can read and change before you approve it.',
  drop: 'Drop your document here',
  allowed: 'Word (.docx) up to {megabytes} MB, or Markdown (.md) up to 1 MB',
  name: 'Policy name (optional)',
  nameHint: 'If you leave this empty, the document’s title is used.',
  wrongKind: 'Cannot upload file. Only Word documents (.docx) and Markdown files (.md) can be read.',
  tooLarge: 'Cannot upload file. It is larger than {megabytes} MB.',
});

export const policiesView = texts('policies.list.policiesView', {
  interview: 'Answer the questions that all policies share',
  coverage: 'See what your policies cover',
  yourPolicies: 'Your policies',
  own: 'Your own policy',
  ownHint:
    'Need a policy for something that only your company has? Write it from an outline, or upload a document you already have.',
  writeYourOwn: 'Write your own',
  upload: 'Upload',
});
