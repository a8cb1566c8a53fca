import type { CallOutput } from '../../api/calls.ts';

/** All that the list page shows. */
export type PolicyList = CallOutput<'policyList'>;
/** One of the firm's policies in the list. */
export type PolicyRow = PolicyList['data'][number];
/** One policy of the library. */
export type LibraryRow = PolicyList['outOfBoxPolicyList'][number];
/** A version of a policy with all that its page shows. */
export type Policy = CallOutput<'policyLoad'>['data'];
/** What somebody changed and has not saved, and what they began with. */
export type KeptChanges = NonNullable<CallOutput<'policyLoad'>['kept']>;
/** That its answers and what the portal sees do not agree. */
export type PolicyRemark = CallOutput<'policyLoad'>['remarks'][number];
/** A version in the list beside the document. */
export type StoredVersion = CallOutput<'policyLoad'>['storageList'][number];
/** A question of a policy, with its answer. */
export type AskedField = Policy['fields'][number];
/** What a question may be answered with. */
export type FieldValue = AskedField['value'];
/** Answers by the question's id. */
export type FieldValues = Policy['customValues'];
/** A text as data. */
export type PolicyText = Policy['text'];
/** One thing that happened to a policy. */
export type PolicyEvent = CallOutput<'policyHistory'>['data'][number];
/** A block of two texts side by side. */
export type ComparedRow = CallOutput<'policyCompare'>['data'][number];
/** The questions that policies share. */
export type Interview = CallOutput<'readPolicyInterview'>['data'];
/** What the policies answer of frameworks and questionnaires. */
export type Coverage = CallOutput<'readCoverage'>['data'];
