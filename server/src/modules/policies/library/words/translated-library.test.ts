import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import { partsOfPolicy } from '@portal/domain/policies/part-for-everyone.ts';
import type { FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import { wordsOf } from '@portal/domain/policies/reading-minutes.ts';
import { describe, expect, test } from 'vitest';
import { readQuestionnaire } from '../../coverage/questionnaire.ts';
import { readAnswerRules } from '../answer-rules.ts';
import { policyFiles, policyFileText, translatedFileText } from '../content-file.ts';
import { finishText } from '../finish-text.ts';
import { readInterview } from '../interview.ts';
import { type LibraryPolicy, readPolicyLibrary, readTranslatedPolicy } from '../policy-library.ts';
import { readPolicyTerms } from '../policy-terms.ts';
import { readPolicyLanguages } from './policy-languages.ts';

/** Other languages take more words than English: what everyone reads a seventh at most, what few look up a fifth. */
const MAX_EVERYONE = 250 * 1.15;
const MAX_WORDS = 2200 * 1.2;

const languages = readPolicyLanguages().filter((language) => language !== 'en');
const filled = ({ template, fields, language }: LibraryPolicy, values: FieldValues = {}) =>
  finishText(fillPolicy(template, fields, values, { language }), language);

function otherValues(field: PolicyField): FieldValues[] {
  if (field.type === 'yes-no') return [{ [field.id]: !field.default }];
  if (field.type === 'choice') return field.options.map(({ id }) => ({ [field.id]: id }));
  return field.type === 'number' ? [{ [field.id]: field.min }] : [];
}

/** What no text may hold, in any language. */
const FAULTS = /\{\{|\}\}|\S {2,}\S|[ \t]$|^[-*][ \t]*$|\|[ \t]*\|| [,.;]|["']|\bundefined\b/m;

describe.each(languages)('the library in %s', (language) => {
  const library = readPolicyLibrary(language);
  const own = library.filter((policy) => policy.language === language);

  test('has every policy of the English one, each with a name of its own', () => {
    expect(own.map(({ id }) => id)).toEqual(readPolicyLibrary('en').map(({ id }) => id));
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  });

  test('says questions, rules, terms and what customers ask in other words', () => {
    const different = (one: readonly string[], other: readonly string[]) =>
      one.filter((words, at) => words === other[at]).length / one.length;
    const labels = (read: typeof language | 'en') => readInterview(read).fields.map(({ help }) => help);
    const rules = (read: typeof language | 'en') => readAnswerRules(read).map(({ say }) => say);
    const terms = (read: typeof language | 'en') => readPolicyTerms(read).map(({ says }) => says);
    const asks = (read: typeof language | 'en') => readQuestionnaire(read).questions.map(({ ask }) => ask);
    for (const words of [labels, rules, terms, asks]) expect(different(words(language), words('en'))).toBe(0);
  });

  test('what is said to a lawyer is there wherever the English says it', () => {
    const english = new Map(readPolicyLibrary('en').map(({ id, lawyer }) => [id, lawyer]));
    const missing = own.filter(({ id, lawyer }) => lawyer !== undefined && lawyer === english.get(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test.each(own.map((policy) => [policy.id, policy] as const))('%s is whole and of a like length', (_, policy) => {
    const text = filled(policy);
    expect(wordsOf(text)).toBeLessThanOrEqual(MAX_WORDS);
    const { summary } = partsOfPolicy(text);
    expect(summary).not.toBeNull();
    expect(wordsOf(summary ?? '')).toBeLessThanOrEqual(MAX_EVERYONE);
    for (const values of [{}, ...policy.fields.flatMap(otherValues)])
      expect(FAULTS.exec(filled(policy, values))?.[0], JSON.stringify(values)).toBeUndefined();
  });

  test.each(own.map((policy) => [policy.id, policy] as const))(
    '%s names other policies by their names',
    (_, policy) => {
      const names = (list: readonly LibraryPolicy[]) => new Map(list.map(({ id, name }) => [id, name]));
      const english = readPolicyLibrary('en').find(({ id }) => id === policy.id);
      const named = (source: string, list: readonly LibraryPolicy[]) =>
        [...names(list)].filter(([, name]) => source.includes(`*${name}*`)).map(([id]) => id);
      expect(named(policy.source, library)).toEqual(named(english?.source ?? '', readPolicyLibrary('en')));
    },
  );
});

describe('a policy in other words', () => {
  const [language = 'de'] = languages;
  const file = policyFiles('.md', language)[0] ?? '';
  const english = policyFileText(file);
  const translated = translatedFileText(file, language) ?? '';
  const read = (changed: string) =>
    readTranslatedPolicy(file, { english, translated: changed }, readInterview(language).fields, language);
  const clause = /^### ([A-Z]{3}-1) .*$/m.exec(translated)?.[1] ?? '';

  test.runIf(translated !== '').each([
    ['without the part for everyone', (text: string) => text.replace('## Für alle', '## Alle'), 'there is no heading'],
    ['without a clause', (text: string) => text.replace(`### ${clause} `, '### '), 'is where the English has'],
    [
      'without the words of a clause',
      (text: string) => text.replace(`  ${clause}:`, '  XYZ-1:'),
      `there is no clause ${clause}`,
    ],
    [
      'without a field in its place',
      (text: string) => text.replace(/\{\{reviewMonths\}\}/g, 'x'),
      'other fields or conditions',
    ],
    ['with a purpose that is empty', (text: string) => text.replace(/^purpose: .*$/m, 'purpose: ""'), 'purpose'],
  ])('is refused %s', (_, change, words) => {
    expect(() => read(translated)).not.toThrow();
    expect(() => read(change(translated))).toThrow(words);
  });
});
