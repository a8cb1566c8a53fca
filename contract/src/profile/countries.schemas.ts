import { COUNTRY_CODES } from '@portal/domain/countries/country-codes.ts';
import { US_STATES } from '@portal/domain/countries/us-states.ts';
import { z } from 'zod';
import { faults } from '../input-faults.texts.ts';

const country = z.object({
  code: z.enum(COUNTRY_CODES, faults.oneOfOptions.text),
  /** Of the US alone. */
  state: z.enum(US_STATES, faults.oneOfOptions.text).nullable().default(null),
});

export const chosenCountries = z.object({
  /** In the order in which policies tell of them; each once. */
  countries: z
    .array(country)
    .min(1, faults.chooseSome.text)
    .max(COUNTRY_CODES.length, faults.mostEntries.text)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, faults.oneOfOptions.text)
    .refine((all) => all.every(({ code, state }) => code === 'us' || state === null), faults.oneOfOptions.text),
  /** What was chosen when somebody began to change it. */
  before: z
    .array(z.object({ code: z.string().max(10), state: z.string().max(10).nullable() }))
    .max(COUNTRY_CODES.length)
    .optional(),
});

const named = <Code extends z.ZodType>(code: Code) => z.object({ code, name: z.string() });

export const countriesView = z.object({
  /** By name. */
  countries: z.array(named(z.enum(COUNTRY_CODES))),
  states: z.array(named(z.enum(US_STATES))),
  /** Empty where the firm has not said. */
  chosen: z.array(z.object({ code: z.enum(COUNTRY_CODES), state: z.enum(US_STATES).nullable() })),
  /** What the portal goes by until it has. */
  guess: z.enum(COUNTRY_CODES),
});
