import { z } from 'zod';

/** An address without a slash at its end. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

export type Problem = { readonly name: string; readonly text: string };

type Rules = {
  /** Settings of which each needs all others of its row. */
  readonly together: readonly (readonly string[])[];
  /** Addresses that have to begin with https. */
  readonly overHttps: readonly string[];
};

/** What contradicts itself in settings of outside services. */
export function contradictionsOf(
  settings: Readonly<Record<string, unknown>>,
  { together, overHttps }: Rules,
): Problem[] {
  const isSet = (name: string) => settings[name] !== undefined;
  return [
    ...together
      .filter((names) => names.some(isSet))
      .flatMap((names) => names.filter((name) => !isSet(name)).map((name) => ({ name, others: names.filter(isSet) })))
      .map(({ name, others }) => ({ name, text: `must be set together with ${others.join(' and ')}` })),
    ...overHttps
      .filter((name) => String(settings[name]).startsWith('http:'))
      .map((name) => ({ name, text: 'must start with https:// while PRODUCTION is on' })),
  ];
}
