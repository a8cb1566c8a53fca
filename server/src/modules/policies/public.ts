export { clausesAsking } from './clauses/clauses-asking.ts';
export { type OpenRequests, selectOpenRequests, tellComingReminders } from './coming/coming-reminders.store.ts';
export { tellComingReviews } from './coming/coming-reviews.ts';
export { sourcesInWords, whyInWords } from './coverage/answer-words.ts';
export { type CoverageRows, coverageOf, readCoverageRows } from './coverage/firm-coverage.ts';
export { type PolicyChange, selectPolicyChanges, tellPolicyChanges } from './dashboard/policy-changes.store.ts';
export { countReviewsDue, suggestPolicies } from './dashboard/suggest-policies.ts';
export { findPolicyName } from './find-policy-name.ts';
export { findPolicyPages } from './find-policy-pages.ts';
export { selectInterviewAnswers } from './interview/interview.store.ts';
export { type PolicyFacts, selectPolicyFacts } from './policies.store.ts';
export { summarizePolicies } from './policies-summary.ts';
export { reviewOfActive } from './policy-view.ts';
export { printedPolicy, readPolicyForPrint } from './printed-policy.ts';
export { hasSignOff, includesSignOff } from './sign-off/has-sign-off.ts';
export {
  type ConfirmedBy,
  type SignOffShare,
  selectConfirmations,
  selectSignOffShares,
} from './sign-off/sign-off-evidence.store.ts';
export { type SignOffTotals, selectSignOffTotals } from './sign-off/sign-offs.store.ts';
