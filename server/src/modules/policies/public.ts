export { type PolicyFacts, selectPolicyFacts } from './policies.store.ts';
export { summarizePolicies } from './policies-summary.ts';
export { suggestPolicies } from './suggest-policies.ts';
