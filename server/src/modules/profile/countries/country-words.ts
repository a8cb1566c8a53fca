import { existsSync, readFileSync } from 'node:fs';
import type { CountryPack, StateRules } from '@portal/domain/countries/place.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';

const words = z.string().trim().min(1);

const ofCountry = z
  .strictObject({
    name: words,
    privacyLaw: z.array(words).optional(),
    paymentLimit: words.optional(),
    /** How the laws of deadlines are cited, by the deadline. */
    laws: z.record(z.string(), words).optional(),
  })
  .catchall(words.nullable());

const ofState = z.strictObject({ name: words, authority: words.optional() });

/** `content/LANGUAGE/policies/countries.yaml`: countries by their codes with their lines of policies, and the states of the US. */
const countryWords = z.object({ usStates: z.record(z.string(), ofState).default({}) }).catchall(ofCountry);

const wordsIn = new Map<Language, z.output<typeof countryWords> | null>();

function read(language: Language): z.output<typeof countryWords> | null {
  const known = wordsIn.get(language);
  if (known !== undefined) return known;
  const file = new URL(`${language}/policies/countries.yaml`, import.meta.resolve('@portal/content/package.json'));
  const text = language !== 'en' && existsSync(file) ? readFileSync(file, 'utf8') : null;
  const parsed = text === null ? null : countryWords.safeParse(parseYaml(text));
  if (parsed?.success === false) throw new Error(`${placeOf(language)}: ${z.prettifyError(parsed.error)}`);
  wordsIn.set(language, parsed?.data ?? null);
  return parsed?.data ?? null;
}

const placeOf = (language: Language) => `content/${language}/policies/countries.yaml`;

/**
 * A country with its name, its lines of policies and the names of its laws in another language; as it is where that has none.
 * @throws {Error} naming the file, for lines that are missing and for some that the English does not have
 */
export function inPolicyWords(pack: CountryPack, language: Language): CountryPack {
  const said = read(language)?.[pack.code] as z.output<typeof ofCountry> | undefined;
  if (said === undefined) return pack;
  const { name, paymentLimit = pack.paymentLimit, laws = {}, ...lines } = said;
  const known = Object.keys(pack.texts);
  const deadlines = pack.deadlines.map(({ id }) => id);
  const faults = [
    ...known.filter((line) => !Object.hasOwn(lines, line)).map((line) => `there is no ${line}`),
    ...Object.keys(lines)
      .filter((line) => !known.includes(line))
      .map((line) => `the English has no ${line}`),
    ...Object.keys(laws)
      .filter((id) => !deadlines.includes(id))
      .map((id) => `the English has no deadline ${id}`),
  ];
  if (faults.length > 0) throw new Error(`${placeOf(language)}: ${pack.code}: ${faults.join('; ')}`);
  return {
    ...pack,
    name,
    paymentLimit,
    texts: { ...pack.texts, ...lines },
    deadlines: pack.deadlines.map((deadline) => ({ ...deadline, law: laws[deadline.id] ?? deadline.law })),
  };
}

/** A state of the US with its name and its authority's in another language. */
export function stateInWords(state: StateRules, language: Language): StateRules {
  const said = read(language)?.usStates[state.code];
  if (said === undefined) return state;
  const authority = state.authority && { ...state.authority, name: said.authority ?? state.authority.name };
  return { ...state, name: said.name, authority };
}
