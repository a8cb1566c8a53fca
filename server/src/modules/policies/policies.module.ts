import * as calls from '@portal/contract/policies/policies.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createDeleteDraft } from './delete-draft.ts';
import { createListPolicies } from './list-policies.ts';
import { createLoadPolicy } from './load-policy.ts';
import type { PoliciesServices } from './policies-services.ts';
import { createPolicyHistory } from './policy-history.ts';
import { createPreviewPolicy } from './preview-policy.ts';
import { createSavePolicy } from './save-policy.ts';

/** Calls of security policies. */
export function policiesModule(services: PoliciesServices): BoundCall[] {
  return [
    bind(calls.policyList).to(createListPolicies(services)),
    bind(calls.policyLoad).to(createLoadPolicy(services)),
    bind(calls.policySave).to(createSavePolicy(services)),
    bind(calls.policyPreview).to(createPreviewPolicy(services)),
    bind(calls.policyDelete).to(createDeleteDraft(services)),
    bind(calls.policyHistory).to(createPolicyHistory(services)),
  ];
}
