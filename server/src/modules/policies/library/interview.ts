import { policyField } from '@portal/contract/policies/policy-field.schemas.ts';
import { interview } from '@portal/contract/policies/policy-library.schemas.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { readPolicyFile } from './content-file.ts';

/** The questions that policies share, and what the law and the training program answer. */
export type Interview = {
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  /** What the firm is asked, by topic. */
  readonly asked: readonly { readonly topic: string; readonly field: PolicyField }[];
  /** Every field that policies may name. */
  readonly fields: readonly PolicyField[];
};

/** Every policy shows when it is looked at again; the front matter sets the default. */
export const REVIEW_FIELD = 'reviewMonths';

/** @throws {Error} naming everything wrong with the file */
export const readInterview = shippedContent('interview', (): Interview => {
  const { topics, fields, training, places } = readPolicyFile('interview.yaml', interview);
  const asked = fields.map(({ topic, field }) => ({ topic, field: policyField.parse(field) }));
  const lost = asked.filter(({ topic }) => !topics.some(({ id }) => id === topic)).map(({ topic }) => topic);
  if (lost.length > 0) throw new Error(`content/policies/interview.yaml: there is no topic ${lost.join(', ')}`);
  return { topics, asked, fields: [...asked.map(({ field }) => field), ...training, ...places] };
});

/** Ids of the fields that mean the same in every policy, so that an answer in one can be offered in the next. */
export const sharedFieldIds = (): readonly string[] =>
  readInterview()
    .fields.map(({ id }) => id)
    .filter((id) => id !== REVIEW_FIELD);
