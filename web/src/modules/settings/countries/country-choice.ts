import type { CallInput, CallOutput } from '../../../api/calls.ts';

export type CountriesView = CallOutput<'getCountries'>['data'];
type Chosen = CallInput<'saveCountries'>['countries'];

/** What the form holds, as text, so that it can be kept and compared: codes of the other countries in their order, with commas. */
export type CountryChoice = { readonly main: string | null; readonly others: string; readonly state: string | null };

/** The form of what is stored: the country named first is the main one. */
export function choiceOf(chosen: CountriesView['chosen']): CountryChoice {
  const [main, ...others] = chosen.map(({ code }) => code);
  return { main: main ?? null, others: others.join(), state: chosen.find(({ code }) => code === 'us')?.state ?? null };
}

export const otherCodes = ({ others }: CountryChoice): readonly string[] => others.split(',').filter(Boolean);

/** All countries of a choice, the main one first. */
export const allCodes = (choice: CountryChoice): readonly string[] => [
  ...(choice.main === null ? [] : [choice.main]),
  ...otherCodes(choice),
];

/** A country becomes the main one, which it then is not among the others. */
export function withMain(choice: CountryChoice, main: string): CountryChoice {
  return settled({
    ...choice,
    main,
    others: otherCodes(choice)
      .filter((code) => code !== main)
      .join(),
  });
}

/** A country is added to the others, at their end, or taken out. */
export function withOther(choice: CountryChoice, code: string, isOther: boolean): CountryChoice {
  const rest = otherCodes(choice).filter((other) => other !== code);
  return settled({ ...choice, others: (isOther ? [...rest, code] : rest).join() });
}

/** A state goes with the US. */
const settled = (choice: CountryChoice): CountryChoice =>
  allCodes(choice).includes('us') ? choice : { ...choice, state: null };

/** A choice as it is sent. */
export function chosenOf(choice: CountryChoice, { countries, states }: CountriesView): Chosen {
  return allCodes(choice).flatMap((given) => {
    const code = countries.find((country) => country.code === given)?.code;
    if (code === undefined) return [];
    return { code, state: code === 'us' ? (states.find((state) => state.code === choice.state)?.code ?? null) : null };
  });
}
