import { MAX_POLICY_CHARACTERS } from '@portal/domain/policies/text-fault.ts';
import { parseMarkdown } from '../parse-markdown.ts';
import { policyModel } from '../policy-model.ts';
import { brand, say } from './scan-report-samples.ts';

/** Policies that the portal takes and that cost the typesetter most: what to call them, and their Markdown. */
export const POLICY_BOMBS: readonly (readonly [title: string, markdown: string])[] = [
  ['a word without an end', 'x'.repeat(MAX_POLICY_CHARACTERS)],
  ['an Arabic word without an end', 'ع'.repeat(MAX_POLICY_CHARACTERS)],
  ['thousands of headings', `# ${'a '.repeat(28)}\n\n`.repeat(1450)],
  ['two million empty cells', `|${'a|'.repeat(1400)}\n|${'-|'.repeat(1400)}\n${'|x|\n'.repeat(1500)}`],
  ['lists in lists', '- a\n  - a\n    - a\n      - a\n'.repeat(190)],
  ['scripts that few fonts have', 'ᠠ ก ა ක '.repeat(12_000)],
];

/** What `templates/policy.typ` prints of such a text, with as many confirmations. */
export function policyBomb(markdown: string, confirmations = 0) {
  const at = new Date('2026-01-05T12:00:00Z');
  return policyModel({
    library: null,
    history: [],
    brand,
    logo: null,
    say,
    organisationName: 'Firm',
    name: 'Own policy',
    purpose: '',
    audience: '',
    version: 1,
    status: 'Active',
    approver: 'Dana Reyes',
    approvedAt: at,
    nextReview: null,
    savedAt: null,
    text: parseMarkdown(markdown),
    acknowledgements: Array.from({ length: confirmations }, (_none, place) => ({
      name: `Person ${place}`,
      at,
      statement: 'I have read it.',
      questions: 2,
      carriedFrom: null,
    })),
    createdAt: at,
  });
}
