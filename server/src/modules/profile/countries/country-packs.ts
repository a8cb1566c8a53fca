import { readFileSync } from 'node:fs';
import { countryPack, stateRules } from '@portal/contract/profile/country-pack.schemas.ts';
import { COUNTRY_CODES, type CountryCode } from '@portal/domain/countries/country-codes.ts';
import { type CountryPack, type CountryRules, type StateRules, withInherited } from '@portal/domain/countries/place.ts';
import type { UsState } from '@portal/domain/countries/us-states.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../../../documents/content-folder.ts';
import { contentIn } from '../../../system/content-words/content-translations.ts';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { inPolicyWords, stateInWords } from './country-words.ts';

const FOLDER = 'countries';
const STATES_FILE = 'us-states.yaml';

/**
 * One country from what its file holds.
 * @throws {Error} naming the file and everything wrong with it
 */
export function readCountryPack(file: string, content: unknown): CountryPack {
  const parsed = countryPack.safeParse(content);
  if (!parsed.success) throw new Error(`content/countries/${file}: ${z.prettifyError(parsed.error)}`);
  const { sources, ...pack } = parsed.data;
  const proved = sources.flatMap((source) => source.for);
  const facts = factsOf(pack);
  const faults = [
    ...(`${pack.code}.yaml` === file ? [] : [`the code is ${pack.code}`]),
    ...facts.filter((fact) => !proved.includes(fact)).map((fact) => `${fact} has no source`),
    ...proved.filter((fact) => !facts.includes(fact)).map((fact) => `a source names ${fact}, which is not here`),
    ...facts.filter((fact, index) => facts.indexOf(fact) !== index).map((fact) => `there are two of ${fact}`),
  ];
  if (faults.length > 0) throw new Error(`content/countries/${file}: ${faults.join('; ')}`);
  return pack;
}

/** What needs a source: the lines that say something, the deadlines, the years for clients' files, and the emergency number. */
const factsOf = ({ texts, deadlines, fileYears }: Pick<CountryPack, 'texts' | 'deadlines' | 'fileYears'>) => [
  ...Object.entries(texts).flatMap(([line, text]) => (text === null ? [] : [line])),
  ...deadlines.map(({ id }) => id),
  ...(fileYears === undefined ? [] : ['fileYears']),
  'emergencyNumber',
];

/** All countries with what they inherit, in the order of their codes; in a language, as far as there are words in it. */
export const readCountries = translatedContent('countries', (language): ReadonlyMap<CountryCode, CountryRules> => {
  const packs = new Map(
    COUNTRY_CODES.map((code) => {
      const file = `${code}.yaml`;
      return [
        code,
        inPolicyWords(readCountryPack(file, contentIn(language, FOLDER, file, yaml(file))), language),
      ] as const;
    }),
  );
  return new Map([...packs].map(([code, pack]) => [code, withInherited(pack, packs)]));
});

/** The laws of the states of the US, by code. */
export const readStates = translatedContent('us-states', (language): ReadonlyMap<UsState, StateRules> => {
  const parsed = stateRules.safeParse(yaml(STATES_FILE));
  if (!parsed.success) throw new Error(`content/countries/${STATES_FILE}: ${z.prettifyError(parsed.error)}`);
  return new Map(parsed.data.states.map(({ url: _, ...state }) => [state.code, stateInWords(state, language)]));
});

const yaml = (file: string): unknown => parseYaml(readFileSync(new URL(file, contentFolder(FOLDER)), 'utf8'));
