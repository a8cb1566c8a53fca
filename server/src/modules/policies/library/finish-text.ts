import { POLICY_LANGUAGES } from '@portal/domain/policies/language/policy-language.ts';
import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import { withoutFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { written } from './document.texts.ts';
import { documentSay } from './document-say.ts';
import { namedPolicies } from './missing-policies.ts';
import { type PolicyTerm, readPolicyTerms } from './policy-terms.ts';

const TERM = /^- \*\*(.+?):\*\* /;

/**
 * A text of the library once it is filled: it says why clauses are missing, what holds where a policy that it names does not, and explains
 * only the terms that it still uses.
 */
export const finishText = (filled: string, language: Language): string =>
  withoutUnusedTerms(withOthers(withGaps(filled, language), language), language);

/** The sentence stands before the first clause where numbers are left out between others. */
function withGaps(markdown: string, language: Language): string {
  const clauses = clausesIn(markdown);
  const first = clauses[0];
  const numbers = clauses.map(({ id }) => Number(id.split('-')[1]));
  if (first === undefined || Math.max(...numbers) === numbers.length) return markdown;
  return markdown.replace(`### ${first.id} `, () => `${documentSay(language)(written.gaps)}\n\n### ${first.id} `);
}

/** Below the table of who does what; a text that was approved stays as it is when the other policy follows. */
function withOthers(markdown: string, language: Language): string {
  if (namedPolicies(markdown, language).size === 0) return markdown;
  const exceptions = `\n## ${POLICY_LANGUAGES[language].exceptions}\n`;
  return markdown.replace(exceptions, () => `\n${documentSay(language)(written.notInForce)}\n${exceptions}`);
}

function withoutUnusedTerms(markdown: string, language: Language): string {
  const heading = `\n## ${documentSay(language)(written.terms)}\n`;
  const at = markdown.lastIndexOf(heading);
  if (at === -1) return markdown;
  const text = withoutFieldMarks(markdown.slice(0, at));
  const patterns = patternsOfTerms(language);
  const lines = markdown
    .slice(at + heading.length)
    .split('\n')
    .filter((line) => patterns.get(TERM.exec(line)?.[1] ?? '')?.test(text) !== false);
  const isEmpty = !lines.some((line) => TERM.test(line));
  return isEmpty ? `${markdown.slice(0, at).trimEnd()}\n` : `${markdown.slice(0, at)}${heading}${lines.join('\n')}`;
}

const patternsByLanguage = new Map<Language, ReadonlyMap<string, RegExp>>();

/** What finds a term by any of its words, also with an ending such as of several; by the term's name. Made once, because each text asks. */
function patternsOfTerms(language: Language): ReadonlyMap<string, RegExp> {
  const known =
    patternsByLanguage.get(language) ??
    new Map(readPolicyTerms(language).map((term) => [term.name, patternOf(term, language)]));
  patternsByLanguage.set(language, known);
  return known;
}

function patternOf({ search }: PolicyTerm, language: Language): RegExp {
  const words = search.map((each) => RegExp.escape(each)).join('|');
  return new RegExp(`(?<!\\p{L})(?:${words})${POLICY_LANGUAGES[language].endings}(?!\\p{L})`, 'iu');
}
