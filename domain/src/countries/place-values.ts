import { MAX_FIELD_LENGTH } from '../policies/policy-field.ts';
import type { Say } from '../texts/say.ts';
import { PLACE_LINES, type Place, type PlaceLine } from './place.ts';
import { statePeopleLine, stateRegulatorLine } from './state-lines.ts';

/** Field of a policy that a line of a country fills: `regulator` fills `placeRegulator`. */
const fieldOf = (line: PlaceLine | 'privacyLaw') => `place${line.charAt(0).toUpperCase()}${line.slice(1)}`;

/** Ids of all fields of policies that the places fill. */
export const PLACE_FIELDS: readonly string[] = [...PLACE_LINES.map(fieldOf), fieldOf('privacyLaw')];

/**
 * Answers of the place fields of policies: a line a country, with its name before it where the firm works in several; lines that are
 * the same in several countries once, with all their names, or their codes where names make it longer than an answer may be. What no
 * country says is an empty list. The names of privacy laws are words inside a sentence and carry no country.
 */
export function placeValues(places: readonly Place[], say: Say): Record<string, readonly string[]> {
  const lines = PLACE_LINES.map((line) => [fieldOf(line), linesOf(places, line, say)] as const);
  const laws = new Set(places.flatMap(({ texts }) => texts.privacyLaw));
  return Object.fromEntries([...lines, [fieldOf('privacyLaw'), [...laws]]]);
}

/** From which amount on a payment takes a second person: that of the country named first. */
export const paymentLimitOf = (places: readonly Place[]): string => places[0]?.paymentLimit ?? '$1,000';

/** Years for which books are kept: the longest of the countries, so that one rule suits all of them. */
export const bookYearsOf = (places: readonly Place[]): number => Math.max(...places.map(({ bookYears }) => bookYears));

/** Years for which a profession bound to secrecy keeps its clients' files: the longest of the countries; null where none sets one. */
export function fileYearsOf(places: readonly Place[]): number | null {
  const years = places.flatMap((place) => place.fileYears ?? []);
  return years.length === 0 ? null : Math.max(...years);
}

/** Months for rejected applications: the longest, so that nobody's time to complain is cut short; a maximum stands beside it in the text. */
export const applicantMonthsOf = (places: readonly Place[]): number =>
  Math.max(...places.map(({ applicantMonths }) => applicantMonths));

const STATE_LINES: Partial<Record<PlaceLine, (place: NonNullable<Place['state']>, say: Say) => string | null>> = {
  regulator: stateRegulatorLine,
  peopleNotice: statePeopleLine,
};

function linesOf(places: readonly Place[], line: PlaceLine, say: Say): readonly string[] {
  const said = places.flatMap(({ name, code, state, texts }) => [
    { of: name, short: code.toUpperCase(), text: texts[line] },
    ...(state === null ? [] : [{ of: state.name, short: state.name, text: STATE_LINES[line]?.(state, say) ?? null }]),
  ]);
  const texts = [...new Set(said.flatMap(({ text }) => (text === null ? [] : [text])))];
  // A state speaks beside its country, so its name is needed even where the firm works in one country.
  const isOne = places.length === 1;
  return texts.map((text) => {
    const saying = said.filter((entry) => entry.text === text);
    if (isOne && saying[0]?.of === places[0]?.name) return text;
    const whole = `${saying.map(({ of }) => of).join(', ')}: ${text}`;
    return whole.length <= MAX_FIELD_LENGTH ? whole : `${saying.map(({ short }) => short).join(', ')}: ${text}`;
  });
}
