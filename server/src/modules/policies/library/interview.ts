import { policyField } from '@portal/contract/policies/policy-field.schemas.ts';
import { interview } from '@portal/contract/policies/policy-library.schemas.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { readPolicyFile } from './content-file.ts';

/** The questions that policies share, and what the law and the training program answer. */
export type Interview = {
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  /** What the firm is asked once, by topic. */
  readonly asked: readonly { readonly topic: string; readonly field: PolicyField }[];
  /** What policies share and the interview does not ask: an answer in one of them holds for all. */
  readonly shared: readonly PolicyField[];
  /** Every field that policies may name. */
  readonly fields: readonly PolicyField[];
  /** What is said where a fact is not answered. */
  readonly unanswered: { readonly say: string; readonly instead: string };
};

/** Every policy shows when it is looked at again; the front matter sets the default. */
export const REVIEW_FIELD = 'reviewMonths';

/** @throws {Error} naming everything wrong with the file */
export const readInterview = shippedContent('interview', (): Interview => {
  const { topics, fields, shared, training, places, unanswered } = readPolicyFile('interview.yaml', interview);
  const all = fields.map(({ topic, field }) => ({ topic, field: policyField.parse(field) }));
  const lost = all.filter(({ topic }) => !topics.some(({ id }) => id === topic)).map(({ topic }) => topic);
  if (lost.length > 0) throw new Error(`content/policies/interview.yaml: there is no topic ${lost.join(', ')}`);
  return {
    topics,
    asked: all.filter(({ field }) => field.id !== REVIEW_FIELD),
    shared,
    unanswered,
    fields: [...all.map(({ field }) => field), ...shared, ...training, ...places],
  };
});

/** The fields whose answer in one policy is the answer in all of them. */
export const sharedFields = (): readonly PolicyField[] => [
  ...readInterview().asked.map(({ field }) => field),
  ...readInterview().shared,
];
