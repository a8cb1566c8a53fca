import * as calls from '@portal/contract/policies/policies.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { comparePolicy } from './compare/compare-policy.ts';
import { downloadPolicy } from './download-policy.ts';
import { createPolicy } from './drafts/create-policy.ts';
import { deleteDraft } from './drafts/delete-draft.ts';
import { keepChanges } from './drafts/keep-changes.ts';
import { previewPolicy } from './drafts/preview-policy.ts';
import { readReplacedText } from './drafts/read-replaced-text.ts';
import { savePolicy } from './drafts/save-policy.ts';
import { uploadPolicy } from './drafts/upload-policy.ts';
import { takeLibrary } from './library/take-library.ts';
import { listPolicies } from './list-policies.ts';
import { loadPolicy } from './load-policy.ts';
import { readPolicyHistory } from './policy-history.ts';
import { sendPolicy, takeBackPolicy } from './send-policy.ts';

/** Calls of security policies. */
export const policiesCalls: readonly BoundCall<Services>[] = [
  bind(calls.policyList).to(listPolicies),
  bind(calls.policyLoad).to(loadPolicy),
  bind(calls.policyKeepChanges).to(keepChanges),
  bind(calls.policySave).to(savePolicy),
  bind(calls.policyPreview).to(previewPolicy),
  bind(calls.policyDelete).to(deleteDraft),
  bind(calls.policyHistory).to(readPolicyHistory),
  bind(calls.policyReplacedText).to(readReplacedText),
  bind(calls.policyCompare).to(comparePolicy),
  bind(calls.policyDownload).to(downloadPolicy),
  bind(calls.policyCreate).to(createPolicy),
  bind(calls.policyUpload).to(uploadPolicy),
  bind(calls.policySend).to(sendPolicy),
  bind(calls.policyTakeBack).to(takeBackPolicy),
  bind(calls.policyTakeLibrary).to(takeLibrary),
];
