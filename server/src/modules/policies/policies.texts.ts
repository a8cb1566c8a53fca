import { texts } from '@portal/domain/texts/texts.ts';

/** What there is to do about policies. */
export const nextActions = texts('policies.nextActions', {
  approve: 'Read and approve {policy}',
  approveReason: 'A coworker has finished the draft and is waiting for your decision.',
  review: 'Review {policy}',
  reviewReason: 'The review date you set has arrived. If the policy is still accurate, approve it again.',
  first: 'Approve your first policy',
  firstReason:
    'Each policy is written for companies like yours. Answer a few questions, read it through, and approve it.',
  next: '{count, plural, one {Approve the last policy for your company} other {Approve # more policies}}',
  nextReason: 'These are the ones that companies like yours are asked for first.',
});

/** What changed with policies. */
export const changes = texts('policies.changes', {
  approved: 'Policy approved: {policy}',
});

/** How a policy that was found stands. */
export const found = texts('policies.found', {
  Active: 'Active',
  Draft: 'Draft',
  library: 'In the library',
});

export const people = texts('policies.people', {
  somebody: 'Someone',
});

/** Content that may not be there in every language, as staff sees it named. */
export const coverage = texts('policies.coverage', {
  policies: 'Security Policies: policies',
});
