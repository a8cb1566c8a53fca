import { readFileSync } from 'node:fs';
import { COUNTRY_CODES } from '@portal/domain/countries/country-codes.ts';
import { PLACE_LINES } from '@portal/domain/countries/place.ts';
import { MAX_FIELD_LENGTH } from '@portal/domain/policies/policy-field.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { contentFolder } from '../../../documents/content-folder.ts';
import { readCountries, readCountryPack, readStates } from './country-packs.ts';

const file = (name: string) =>
  parseYaml(readFileSync(new URL(name, contentFolder('countries')), 'utf8')) as Record<string, unknown> & {
    texts: Record<string, unknown>;
    sources: unknown[];
    contacts: Record<string, unknown>[];
    deadlines: Record<string, unknown>[];
  };

test('every country is there with a line, a deadline and a desk for what asks for one', () => {
  expect([...readCountries('en').keys()]).toEqual([...COUNTRY_CODES]);
  for (const { code, texts, deadlines, contacts } of readCountries('en').values()) {
    expect(
      PLACE_LINES.filter((line) => texts[line] === null && line !== 'essentialLaw'),
      code,
    ).toEqual([]);
    expect(
      deadlines.some(({ who }) => who === 'regulator'),
      code,
    ).toBe(true);
    expect(
      deadlines.some(({ who }) => who === 'people'),
      code,
    ).toBe(true);
    expect(contacts.length, code).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  ['de', 'gdpr-authority', 72],
  ['fr', 'fr-complaint', 72],
  ['at', 'nis2-warning', 24],
  ['gb', 'ico', 72],
  ['us', 'ftc-safeguards', 720],
  ['au', 'oaic-assess', 720],
  ['ch', 'fdpic', null],
  ['ca', 'opc', null],
] as const)('%s has the deadline %s', (code, id, hours) => {
  expect(
    readCountries('en')
      .get(code)
      ?.deadlines.find((deadline) => deadline.id === id)?.hours,
  ).toBe(hours);
});

test('lines of places can stand after "Germany: " and alone, in typographic quotation marks, within the length of an answer', () => {
  for (const { name, texts } of LANGUAGES.flatMap((language) => [...readCountries(language).values()]))
    for (const line of PLACE_LINES) {
      expect(texts[line] ?? 'A.').toMatch(/^[\p{Lu}\d][^"']{1,215}[.!?]$|^A\.$/u);
      expect(`${name}: ${texts[line] ?? ''}`.length, line).toBeLessThanOrEqual(MAX_FIELD_LENGTH);
    }
});

test('all states are there, with numbers where their laws have some', () => {
  expect(readStates('en').size).toBe(51);
  expect(readStates('en').get('CA')).toMatchObject({ days: 30, authority: { from: 501 } });
  expect(readStates('en').get('GA')).toMatchObject({ days: null, authority: null });
});

test('all that is said of a country is said in the reader’s language', () => {
  const [english, german] = (['en', 'de'] as const).map((language) => readCountries(language).get('de'));
  expect(german?.deadlines[0]).toMatchObject({ id: 'gdpr-authority', name: 'Die Datenschutzbehörde informieren' });
  expect(german?.contacts[0]?.when).toContain('Cyberstraftat');
  expect(german?.name).toBe('Deutschland');
  expect(german?.texts.workLaw).toContain('Betriebsrat');
  expect(PLACE_LINES.filter((line) => (german?.texts[line] === null) !== (english?.texts[line] === null))).toEqual([]);
});

test.each<[string, (pack: ReturnType<typeof file>) => unknown, string]>([
  ['a key that there is not', (pack) => ({ ...pack, population: 1 }), 'population'],
  [
    'a line that is too long',
    (pack) => ({ ...pack, texts: { ...pack.texts, aiLaw: `A${'a'.repeat(200)}.` } }),
    'aiLaw',
  ],
  ['a line that is no sentence', (pack) => ({ ...pack, texts: { ...pack.texts, aiLaw: 'none' } }), 'whole sentences'],
  ['straight quotation marks', (pack) => ({ ...pack, texts: { ...pack.texts, aiLaw: `It's.` } }), 'typographic'],
  [
    'a page that is not over https',
    (pack) => ({ ...pack, contacts: [{ ...pack.contacts[0], url: 'http://a.gov/' }] }),
    'url',
  ],
  ['a line without a source', (pack) => ({ ...pack, sources: pack.sources.slice(1) }), 'has no source'],
  [
    'a deadline without a source',
    (pack) => ({ ...pack, deadlines: [{ ...pack.deadlines[0], id: 'new-one' }] }),
    'new-one has no source',
  ],
  [
    'a source for nothing',
    (pack) => ({ ...pack, sources: [...pack.sources, { url: 'https://a.gov/', for: ['tax'] }] }),
    'a source names tax',
  ],
  [
    'two deadlines of one name',
    (pack) => ({ ...pack, deadlines: [...pack.deadlines, pack.deadlines[0]] }),
    'there are two of',
  ],
  ['another country’s code', (pack) => ({ ...pack, code: 'ch' }), 'the code is ch'],
])('%s is refused', (_what, change, told) => {
  expect(() => readCountryPack('gb.yaml', file('gb.yaml'))).not.toThrow();
  expect(() => readCountryPack('gb.yaml', change(file('gb.yaml')))).toThrow(told);
});
