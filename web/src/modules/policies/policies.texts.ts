import { texts } from '@portal/domain/texts/texts.ts';

export const policiesPage = texts('policies.policiesPage', {
  securityPolicies: 'Security Policies',
  description:
    'Written rules that everyone knows. Customers, insurers and auditors ask for them, and your team follows them.',
  what: 'Your policies',
  loadingYourPolicies: 'Loading your policies',
  title: 'How security policies work',
});

export const policiesHome = texts('policies.policiesHome', {
  securityPolicies: 'Security Policies',
});

export const policyPage = texts('policies.policyPage', {
  securityPolicy: 'Security policy',
  what: 'The policy',
  loadingThePolicy: 'Loading the policy',
});

export const policiesWords = texts('policies.policiesWords', {
  wroteAPolicy: 'Wrote a policy',
  uploadedAPolicy: 'Uploaded a policy',
  savedADraftOf: 'Saved a draft of a policy',
  approvedAPolicy: 'Approved a policy',
  sentAPolicyFor: 'Sent a policy for approval',
  tookAPolicyBack: 'Took a policy back from approval',
  deletedADraftOf: 'Deleted a draft of a policy',
  usedTheLibrarysNew: 'Used the library’s new text for a policy',
  askedPeopleToConfirm: 'Asked people to confirm a policy',
  remindedPeopleToConfirm: 'Reminded people to confirm a policy',
  tookBackARequest: 'Took back a request to confirm a policy',
  downloadedTheConfirmationsFor: 'Downloaded the confirmations for a policy',
  confirmedAPolicy: 'Confirmed a policy',
  policyWaitingForApproval: 'Policy waiting for approval',
  policyToReadAnd: 'Policy to read and confirm',
  policyNotConfirmedYet: 'Policy not confirmed yet',
  missingConfirmations: 'Missing confirmations',
});
