import { policyTerms } from '@portal/contract/policies/policy-library.schemas.ts';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { parsePolicyData, policyFileText } from './content-file.ts';
import { termWords } from './words/policy-words.schemas.ts';
import { idFaults } from './words/same-ids.ts';
import { refuseFaults, translatedWords } from './words/translated-words.ts';

const FILE = 'terms.yaml';

export type PolicyTerm = {
  readonly id: string;
  readonly name: string;
  /** The words that auditors type to find it. */
  readonly search: readonly string[];
  readonly says: string;
  /** A yes-no field: explained only where it is answered with yes. */
  readonly only?: string | undefined;
};

/** What policies of a language explain at their end, each term once. @throws {Error} naming everything wrong with the file */
export const readPolicyTerms = translatedContent('policy-terms', (language): readonly PolicyTerm[] => {
  const terms = parsePolicyData(FILE, policyFileText(FILE), policyTerms);
  const words = translatedWords(FILE, language, termWords);
  if (words === null) return terms;
  const ids = terms.map(({ id }) => id);
  refuseFaults(FILE, language, idFaults('term', ids, Object.keys(words)));
  return terms.map((term) => ({ ...term, ...words[term.id] }));
});
