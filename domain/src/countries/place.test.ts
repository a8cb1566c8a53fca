import { expect, test } from 'vitest';
import type { CountryCode } from './country-codes.ts';
import { type CountryPack, PLACE_LINES, withInherited } from './place.ts';

const pack = (code: CountryCode, changes: Partial<CountryPack> = {}): CountryPack => ({
  code,
  name: code,
  parents: [],
  checked: '2026-11-27',
  texts: {},
  currency: 'EUR',
  paymentLimit: '€1,000',
  bookYears: 10,
  applicantMonths: 6,
  emergencyNumber: '112',
  deadlines: [],
  contacts: [],
  ...changes,
});
const contact = (id: string, name: string) => ({ id, name, url: 'https://example.org/', when: 'Always.' });
const eu = pack('eu', {
  texts: {
    ...Object.fromEntries(PLACE_LINES.map((line) => [line, `EU ${line}.`])),
    privacyLaw: ['the GDPR'],
  },
  contacts: [contact('police', 'Any police'), contact('authority', 'Any authority')],
});
const packs = new Map([[eu.code, eu]]);

test('what a country does not say its parent says, and what it says takes the place of the parent’s', () => {
  const germany = withInherited(
    pack('de', {
      parents: ['eu'],
      texts: { regulator: 'Tell the state.', aiLaw: null },
      contacts: [contact('police', 'ZAC')],
    }),
    packs,
  );
  expect(germany.texts.regulator).toBe('Tell the state.');
  expect(germany.texts.aiLaw).toBeNull();
  expect(germany.texts.workLaw).toBe('EU workLaw.');
  expect(germany.texts.privacyLaw).toEqual(['the GDPR']);
  expect(germany.contacts.map(({ name }) => name)).toEqual(['ZAC', 'Any authority']);
});

test('a line that nobody says, and a parent that is not there, are refused by name', () => {
  expect(() => withInherited(pack('ch'), packs)).toThrow('content/countries/ch.yaml: there is no regulator');
  expect(() => withInherited(pack('de', { parents: ['us'] }), packs)).toThrow(
    'content/countries/de.yaml: there is no country us',
  );
});
