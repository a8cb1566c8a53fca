import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import { withoutFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import { namedPolicies } from './missing-policies.ts';
import { type PolicyTerm, readPolicyTerms } from './policy-terms.ts';

const GAPS = 'Clause numbers that are missing belong to rules that do not apply to us.';
const NOT_IN_FORCE =
  'If this policy names another one that management has not approved yet, the security lead says which rule applies until then.';
const EXCEPTIONS = '\n## Exceptions\n';
const TERMS = '\n## Terms\n';
const TERM = /^- \*\*(.+?):\*\* /;

/**
 * A text of the library once it is filled: it says why clauses are missing, what holds where a policy that it names does not, and explains
 * only the terms that it still uses.
 */
export const finishText = (filled: string): string => withoutUnusedTerms(withOthers(withGaps(filled)));

/** The sentence stands before the first clause where numbers are left out between others. */
function withGaps(markdown: string): string {
  const clauses = clausesIn(markdown);
  const first = clauses[0];
  const numbers = clauses.map(({ id }) => Number(id.split('-')[1]));
  if (first === undefined || Math.max(...numbers) === numbers.length) return markdown;
  return markdown.replace(`### ${first.id} `, () => `${GAPS}\n\n### ${first.id} `);
}

/** Below the table of who does what; a text that was approved stays as it is when the other policy follows. */
const withOthers = (markdown: string): string =>
  namedPolicies(markdown).size === 0
    ? markdown
    : markdown.replace(EXCEPTIONS, () => `\n${NOT_IN_FORCE}\n${EXCEPTIONS}`);

function withoutUnusedTerms(markdown: string): string {
  const at = markdown.lastIndexOf(TERMS);
  if (at === -1) return markdown;
  const text = withoutFieldMarks(markdown.slice(0, at));
  const unused = readPolicyTerms().filter((term) => !isUsed(term, text));
  const lines = markdown
    .slice(at + TERMS.length)
    .split('\n')
    .filter((line) => !unused.some(({ name }) => name === TERM.exec(line)?.[1]));
  const isEmpty = !lines.some((line) => TERM.test(line));
  return isEmpty ? `${markdown.slice(0, at).trimEnd()}\n` : `${markdown.slice(0, at)}${TERMS}${lines.join('\n')}`;
}

/** Also with an ending, such as of several. */
const isUsed = ({ search }: PolicyTerm, text: string): boolean =>
  search.some((words) => new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?:e?s)?(?!\\p{L})`, 'iu').test(text));
