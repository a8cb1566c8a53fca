import { texts } from '@portal/domain/texts/texts.ts';

export const policiesPage = texts('policies.policiesPage', {
  securityPolicies: 'Security Policies',
  description:
    'Written rules that everyone knows. Customers, insurers and auditors ask for them, and your team follows them.',
  what: 'Your policies',
  loadingYourPolicies: 'Loading your policies',
  introTitle: 'How security policies work',
});

export const policyPage = texts('policies.policyPage', {
  securityPolicy: 'Security policy',
  what: 'The policy',
  loadingThePolicy: 'Loading the policy',
});

/** In the log, before a colon and the policy; what emails are about. */
export const policiesWords = texts('policies.policiesWords', {
  created: 'Wrote a policy',
  imported: 'Uploaded a policy',
  saved: 'Saved a draft of a policy',
  approved: 'Approved a policy',
  sent: 'Sent a policy for approval',
  takenBack: 'Withdrew a policy from approval',
  draftDeleted: 'Deleted a draft of a policy',
  libraryTaken: 'Used the library’s new text for a policy',
  coverageDownloaded: 'Downloaded the policy coverage',
  answersDownloaded: 'Downloaded the answer sheet',
  answersTakenUp: 'Used one policy’s answers in all policies',
  answerUsedEverywhere: 'Used one answer in all policies',
  languageChosen: 'Chose the language of policies',
  interviewSaved: 'Answered the questions that all policies share',
  signOffAsked: 'Asked people to confirm a policy',
  signOffReminded: 'Reminded people to confirm a policy',
  signOffWithdrawn: 'Withdrew a request to confirm a policy',
  signOffsExported: 'Downloaded the confirmations for a policy',
  acknowledged: 'Confirmed a policy',
  approvalMail: 'Policy waiting for approval',
  requestMail: 'Policy to read and confirm',
  reminderMail: 'Policy not confirmed yet',
  digestMail: 'Missing confirmations',
});
