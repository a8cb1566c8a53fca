import * as calls from '@portal/contract/policies/policies.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createComparePolicy } from './compare-policy.ts';
import { createCreatePolicy } from './create-policy.ts';
import { createDeleteDraft } from './delete-draft.ts';
import { createDownloadPolicy } from './download-policy.ts';
import { createKeepChanges } from './keep-changes.ts';
import { createListPolicies } from './list-policies.ts';
import { createLoadPolicy } from './load-policy.ts';
import type { PoliciesServices } from './policies-services.ts';
import { createPolicyHistory } from './policy-history.ts';
import { createPreviewPolicy } from './preview-policy.ts';
import { createReplacedText } from './read-replaced-text.ts';
import { createSavePolicy } from './save-policy.ts';
import { createSendPolicy, createTakeBackPolicy } from './send-policy.ts';
import { createTakeLibrary } from './take-library.ts';
import { createUploadPolicy } from './upload-policy.ts';

/** Calls of security policies. */
export function policiesModule(services: PoliciesServices): BoundCall[] {
  return [
    bind(calls.policyList).to(createListPolicies(services)),
    bind(calls.policyLoad).to(createLoadPolicy(services)),
    bind(calls.policySave).to(createSavePolicy(services)),
    bind(calls.policyKeepChanges).to(createKeepChanges(services)),
    bind(calls.policyPreview).to(createPreviewPolicy(services)),
    bind(calls.policyDelete).to(createDeleteDraft(services)),
    bind(calls.policyHistory).to(createPolicyHistory(services)),
    bind(calls.policyReplacedText).to(createReplacedText(services)),
    bind(calls.policyCompare).to(createComparePolicy(services)),
    bind(calls.policyDownload).to(createDownloadPolicy(services)),
    bind(calls.policyCreate).to(createCreatePolicy(services)),
    bind(calls.policyUpload).to(createUploadPolicy(services)),
    bind(calls.policySend).to(createSendPolicy(services)),
    bind(calls.policyTakeBack).to(createTakeBackPolicy(services)),
    bind(calls.policyTakeLibrary).to(createTakeLibrary(services)),
  ];
}
