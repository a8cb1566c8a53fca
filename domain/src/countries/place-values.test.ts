import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_FIELD_LENGTH } from '../policies/policy-field.ts';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { inState } from './in-state.ts';
import { type CountryRules, PLACE_LINES, type Place, type StateRules } from './place.ts';
import {
  applicantMonthsOf,
  bookYearsOf,
  fileYearsOf,
  PLACE_FIELDS,
  paymentLimitOf,
  placeValues as placeValuesIn,
} from './place-values.ts';

const placeValues = (places: readonly Place[]) => placeValuesIn(places, sayEnglish);

const rules = (name: string, changes: Partial<CountryRules['texts']> = {}): CountryRules => ({
  code: 'de',
  name,
  checked: '2026-11-27',
  currency: 'EUR',
  paymentLimit: '€1,000',
  bookYears: 10,
  applicantMonths: 6,
  emergencyNumber: '112',
  deadlines: [],
  contacts: [],
  texts: {
    ...(Object.fromEntries(PLACE_LINES.map((line) => [line, `About ${line}.`])) as Record<
      (typeof PLACE_LINES)[number],
      string
    >),
    privacyLaw: ['the GDPR'],
    ...changes,
  },
});
const place = (name: string, changes: Partial<CountryRules['texts']> = {}): Place => ({
  ...rules(name, changes),
  state: null,
  isGuess: false,
});
const california: StateRules = {
  code: 'CA',
  name: 'California',
  law: 'Cal. Civ. Code § 1798.82',
  days: 30,
  authority: { name: 'attorney general', from: 501, days: null },
};

test('one country speaks without its name', () => {
  const values = placeValues([place('Germany', { regulator: 'Tell the authority.' })]);
  expect(values.placeRegulator).toEqual(['Tell the authority.']);
  expect(values.placePrivacyLaw).toEqual(['the GDPR']);
});

test('of several each speaks with its name, and what is the same is said once', () => {
  const values = placeValues([
    place('Germany', { policeReport: 'Tell the state police.', aiLaw: 'One rule.' }),
    place('France', { policeReport: 'Tell 17Cyber.', aiLaw: 'One rule.' }),
  ]);
  expect(values.placePoliceReport).toEqual(['Germany: Tell the state police.', 'France: Tell 17Cyber.']);
  expect(values.placeAiLaw).toEqual(['Germany, France: One rule.']);
});

test('a line that is too long with all names has codes, so that it can be an answer', () => {
  const aiLaw = `${'A rule that is long enough. '.repeat(7)}Really.`;
  const countries = ['Germany', 'France', 'Netherlands'].map((name) => place(name, { aiLaw }));
  const [line] = placeValues(countries).placeAiLaw ?? [];
  expect(line?.endsWith(`: ${aiLaw}`)).toBe(true);
  expect(line?.length).toBeLessThanOrEqual(MAX_FIELD_LENGTH);
});

test('what no country says is empty, and who says nothing has no line', () => {
  expect(placeValues([place('Canada', { essentialLaw: null })]).placeEssentialLaw).toEqual([]);
  expect(
    placeValues([place('Canada', { essentialLaw: null }), place('Germany', { essentialLaw: 'NIS2.' })])
      .placeEssentialLaw,
  ).toEqual(['Germany: NIS2.']);
});

test('names of privacy laws are words of a sentence, each once and without a country', () => {
  const values = placeValues([
    place('Germany', { privacyLaw: ['the GDPR', 'the BDSG'] }),
    place('Austria', { privacyLaw: ['the GDPR', 'the DSG'] }),
  ]);
  expect(values.placePrivacyLaw).toEqual(['the GDPR', 'the BDSG', 'the DSG']);
});

test('a state speaks beside its country, about whom to tell alone', () => {
  const values = placeValues([{ ...inState(rules('United States'), california), isGuess: false }]);
  expect(values.placeRegulator).toEqual([
    'About regulator.',
    'California: Notify the attorney general when 501 or more residents are affected (Cal. Civ. Code § 1798.82).',
  ]);
  expect(values.placePeopleNotice).toEqual([
    'About peopleNotice.',
    'California: Notify residents whose data was taken, without unreasonable delay, within 30 days (Cal. Civ. Code § 1798.82).',
  ]);
  expect(values.placeAiLaw).toEqual(['About aiLaw.']);
});

test('a state sets periods of its own in place of the general one', () => {
  const general = { ...rules('United States'), deadlines: [deadline('state-people'), deadline('hipaa')] };
  expect(inState(general, california).deadlines.map(({ id, hours }) => [id, hours])).toEqual([
    ['state-people', 720],
    ['state-authority', null],
    ['hipaa', null],
  ]);
  expect(inState(general, { ...california, authority: null }).deadlines.map(({ id }) => id)).toEqual([
    'state-people',
    'hipaa',
  ]);
});

test('the payment limit is that of the country named first', () => {
  expect(paymentLimitOf([{ ...place('Switzerland'), paymentLimit: 'CHF 1,000' }, place('Germany')])).toBe('CHF 1,000');
  expect(paymentLimitOf([])).toBe('$1,000');
  expect(bookYearsOf([{ ...place('Ireland'), bookYears: 6 }, place('Germany')])).toBe(10);
});

test('whatever the countries say, each field is there and no line comes twice', () => {
  const anyPlace = fc
    .tuple(fc.constantFrom('Germany', 'France', 'Spain'), fc.constantFrom('One.', 'Two.', null))
    .map(([name, workLaw]) => place(name, { workLaw }));
  fc.assert(
    fc.property(fc.uniqueArray(anyPlace, { selector: ({ name }) => name, minLength: 1 }), (places) => {
      const values = placeValues(places);
      expect(Object.keys(values).toSorted()).toEqual([...PLACE_FIELDS].toSorted());
      for (const lines of Object.values(values)) expect(new Set(lines).size).toBe(lines.length);
      const said = places.filter(({ texts }) => texts.workLaw !== null);
      for (const { name } of said)
        expect(places.length === 1 || values.placeWorkLaw?.some((line) => line.includes(name))).toBe(true);
    }),
  );
});

function deadline(id: string) {
  return {
    id,
    name: id,
    hours: null,
    from: 'awareness',
    law: id,
    kinds: ['data-out'],
    who: 'people',
    says: 'Applies.',
  } as const;
}

test('the files of clients are kept as long as the longest law of a profession says, and nothing is said where none does', () => {
  expect(fileYearsOf([{ ...place('Germany'), fileYears: 10 }, place('Ireland')])).toBe(10);
  expect(fileYearsOf([place('Ireland')])).toBeNull();
});

test('rejected applications are kept for the longest time to complain', () => {
  expect(applicantMonthsOf([{ ...place('United States'), applicantMonths: 12 }, place('Germany')])).toBe(12);
});
