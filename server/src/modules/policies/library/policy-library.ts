import { policyFrontMatter } from '@portal/contract/policies/policy-library.schemas.ts';
import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { type PolicyTemplate, templateFaults } from '@portal/domain/policies/policy-template.ts';
import { readingMinutes } from '@portal/domain/policies/reading-minutes.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { clauseFaults, completeBody } from './complete-body.ts';
import {
  checkedPolicyData,
  parsePolicyData,
  placeOfFile,
  policyFiles,
  policyFileText,
  translatedFileText,
} from './content-file.ts';
import { readRequirementIds } from './frameworks.ts';
import { REVIEW_FIELD, readInterview } from './interview.ts';
import { parseTemplate } from './parse-template.ts';
import { type PolicyTerm, readPolicyTerms } from './policy-terms.ts';
import { differencesOf, withPolicyWords } from './words/policy-in-language.ts';
import { readPolicyLanguages } from './words/policy-languages.ts';
import { policyWords } from './words/policy-words.schemas.ts';

/** A policy as the library offers it, with the fields of its own and those that it shares. */
export type LibraryPolicy = Omit<z.output<typeof policyFrontMatter>, 'interview' | 'fields' | 'terms'> & {
  /** Of all its words. */
  readonly language: Language;
  readonly fields: readonly PolicyField[];
  readonly terms: readonly PolicyTerm[];
  readonly template: PolicyTemplate;
  /** The template as it is written, with what the front matter adds to it. */
  readonly source: string;
  /** Minutes that reading takes. */
  readonly minutes: number;
};

type Head = z.output<typeof policyFrontMatter>;

/**
 * One policy from the text of its file.
 * @throws {Error} naming the file and everything wrong with it.
 */
export function readPolicy(file: string, text: string, shared: readonly PolicyField[]): LibraryPolicy {
  const place = placeOfFile(file);
  const { head, body } = partsOfFile(place, text);
  return policyOf(parsePolicyData(file, head, policyFrontMatter), body, { place, file, shared, language: 'en' });
}

/**
 * The same policy in other words.
 * @param english and `translated` are the texts of both files
 * @throws {Error} naming the file and everything that is not as in the English one
 */
export function readTranslatedPolicy(
  file: string,
  { english, translated }: { readonly english: string; readonly translated: string },
  shared: readonly PolicyField[],
  language: Language,
): LibraryPolicy {
  const place = placeOfFile(file, language);
  const source = partsOfFile(placeOfFile(file), english);
  const head = parsePolicyData(file, source.head, policyFrontMatter);
  const other = partsOfFile(place, translated);
  const words = checkedPolicyData(place, parseYaml(other.head), policyWords);
  const faults = differencesOf({ head, body: source.body }, { head: words, body: other.body }, language);
  if (faults.length > 0) throw new Error(`${place}: ${faults.join('; ')}`);
  return policyOf(withPolicyWords(head, words), other.body, { place, file, shared, language });
}

function partsOfFile(place: string, text: string): { head: string; body: string } {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${place}: there is no front matter`);
  return { head, body };
}

type Source = {
  readonly place: string;
  readonly file: string;
  readonly shared: readonly PolicyField[];
  readonly language: Language;
};

function policyOf(head: Head, body: string, { place, file, shared, language }: Source): LibraryPolicy {
  const { interview, fields: own, terms: named, ...about } = head;
  const borrowed = [...interview, REVIEW_FIELD];
  const fields = [...borrowedFields(shared, borrowed, about.reviewMonths), ...own];
  const terms = readPolicyTerms(language).filter(({ id }) => named.includes(id));
  const source = completeBody(body, { ...about, fields, terms, language });
  const template = parsedBody(place, source);
  const ids = fields.map(({ id }) => id);
  const faults = [
    ...(`${about.id}.md` === file ? [] : [`the id is ${about.id}`]),
    ...borrowed.filter((id) => !ids.includes(id)).map((id) => `${id} is not a field of the interview`),
    ...named.filter((id) => !terms.some((term) => term.id === id)).map((id) => `there is no term ${id}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `there are two fields ${id}`),
    ...clauseFaults(body, about.number, { ...about, fields }),
    ...anchorFaults(about.clauses),
    ...templateFaults(template, fields),
  ];
  if (faults.length > 0) throw new Error(`${place}: ${faults.join('; ')}`);
  const minutes = readingMinutes(fillPolicy(template, fields, {}, { language }));
  return { ...about, language, fields, terms, template, source, minutes };
}

const borrowedFields = (shared: readonly PolicyField[], ids: readonly string[], reviewMonths: number) =>
  shared
    .filter(({ id }) => ids.includes(id))
    .map((field) =>
      field.id === REVIEW_FIELD && field.type === 'number' ? { ...field, default: reviewMonths } : field,
    );

function anchorFaults(clauses: LibraryPolicy['clauses']): string[] {
  const known = readRequirementIds();
  return clauses.flatMap(({ id, anchors }) =>
    Object.entries(anchors).flatMap(([framework, ids]) =>
      (ids ?? [])
        .filter((one) => known.get(framework)?.has(one) !== true)
        .map((one) => `${id}: ${framework} has no ${one}`),
    ),
  );
}

function parsedBody(place: string, body: string): PolicyTemplate {
  try {
    return parseTemplate(body);
  } catch (cause) {
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : 'the text'}`, { cause });
  }
}

/**
 * All of `content/policies` in the library's order and in a language; a policy that nobody has written in it is the English one.
 * @throws {Error} naming the file and everything wrong with it.
 */
export const readPolicyLibrary = translatedContent('policies', (language): readonly LibraryPolicy[] => {
  if (language !== 'en' && !readPolicyLanguages().includes(language)) return readPolicyLibrary('en');
  const shared = { en: readInterview('en').fields, own: readInterview(language).fields };
  return policyFiles('.md')
    .map((file) => {
      const english = policyFileText(file);
      const translated = translatedFileText(file, language);
      return translated === null
        ? readPolicy(file, english, shared.en)
        : readTranslatedPolicy(file, { english, translated }, shared.own, language);
    })
    .sort((one, other) => one.order - other.order);
});
