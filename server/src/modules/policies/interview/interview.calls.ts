import * as calls from '@portal/contract/policies/interview.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { choosePolicyLanguage, redraftPolicies } from './choose-language.ts';
import { keepPolicyInterview, readPolicyInterview, savePolicyInterview } from './policy-interview.ts';
import { useAnswerEverywhere } from './use-answer-everywhere.ts';

/** Calls of the questions that all policies share. */
export const interviewCalls: readonly BoundCall<Services>[] = [
  bind(calls.readPolicyInterview).to(readPolicyInterview),
  bind(calls.savePolicyInterview).to(savePolicyInterview),
  bind(calls.keepPolicyInterview).to(keepPolicyInterview),
  bind(calls.useAnswerEverywhere).to(useAnswerEverywhere),
  bind(calls.choosePolicyLanguage).to(choosePolicyLanguage),
  bind(calls.redraftPolicies).to(redraftPolicies),
];
