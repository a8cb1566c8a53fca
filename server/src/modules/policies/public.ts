export { actorName } from './actor-name.ts';
export { findPolicyName } from './find-policy-name.ts';
export { type PolicyFacts, selectPolicyFacts } from './policies.store.ts';
export { summarizePolicies } from './policies-summary.ts';
export { resetPolicies } from './reset-policies.store.ts';
export { remindOfSignOffs } from './sign-off/remind-of-sign-offs.ts';
export { deleteEndedSignOffLinks } from './sign-off/sign-off-people.store.ts';
export { selectSignOffTotals } from './sign-off/sign-offs.store.ts';
export { countReviewsDue, suggestPolicies } from './suggest-policies.ts';
