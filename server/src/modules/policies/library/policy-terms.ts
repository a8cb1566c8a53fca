import { policyTerms } from '@portal/contract/policies/policy-library.schemas.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { readPolicyFile } from './content-file.ts';

export type PolicyTerm = {
  readonly id: string;
  readonly name: string;
  /** The words that auditors type to find it. */
  readonly search: readonly string[];
  readonly says: string;
  /** A yes-no field: explained only where it is answered with yes. */
  readonly only?: string | undefined;
};

/** What policies explain at their end, each term once. @throws {Error} naming everything wrong with the file */
export const readPolicyTerms = shippedContent('policy-terms', (): readonly PolicyTerm[] =>
  readPolicyFile('terms.yaml', policyTerms),
);
