import { COUNTRY_CODES } from '@portal/domain/countries/country-codes.ts';
import { DEADLINE_KINDS, PLACE_LINES, type PlaceLine } from '@portal/domain/countries/place.ts';
import { US_STATES } from '@portal/domain/countries/us-states.ts';
import { z } from 'zod';

/** One line for people, with typographic quotation marks. */
const text = (max: number) =>
  z
    .string()
    .min(3)
    .max(max)
    .regex(/^[^\n"']*$/, 'Write one line, with typographic quotation marks.');

const fact = text(200).regex(/^[\p{Lu}\d].*[.!?]$/u, 'Write whole sentences.');
const officialPage = z.url({ protocol: /^https$/ });
const entryId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const line = fact.nullable().optional();

const texts = z.strictObject({
  ...(Object.fromEntries(PLACE_LINES.map((name) => [name, line])) as Record<PlaceLine, typeof line>),
  privacyLaw: z.array(text(100)).min(1).max(3).readonly().optional(),
});

const deadline = z.strictObject({
  id: entryId,
  name: text(80),
  hours: z.int().min(1).max(8760).nullable(),
  from: z.enum(['awareness', 'suspicion', 'payment', 'first-report']),
  law: text(100),
  kinds: z.array(z.enum(DEADLINE_KINDS)).min(1).readonly(),
  who: z.enum(['regulator', 'people', 'csirt', 'police', 'customer', 'own']),
  says: fact,
});

const contact = z.strictObject({
  id: entryId,
  name: text(100),
  phone: z
    .string()
    .regex(/^[+0-9][0-9A-Z ()-]{1,24}$/)
    .optional(),
  url: officialPage,
  when: fact,
});

/** A file of `content/countries`. */
export const countryPack = z.strictObject({
  code: z.enum(COUNTRY_CODES),
  name: text(60),
  parents: z.array(z.enum(COUNTRY_CODES)).max(2).readonly(),
  checked: z.iso.date(),
  /** Official pages, each with the lines, deadlines and other facts that it proves; a contact's own page proves the contact. */
  sources: z.array(z.strictObject({ url: officialPage, for: z.array(z.string()).min(1).readonly() })).readonly(),
  texts,
  currency: z.string().regex(/^[A-Z]{3}$/),
  paymentLimit: text(20),
  bookYears: z.int().min(1).max(30),
  fileYears: z.int().min(1).max(30).optional(),
  applicantMonths: z.int().min(1).max(36),
  emergencyNumber: z.string().regex(/^\d{3}$/),
  deadlines: z.array(deadline).readonly(),
  contacts: z.array(contact).readonly(),
});

/** The file of the states of the US. */
export const stateRules = z.strictObject({
  checked: z.iso.date(),
  states: z
    .array(
      z.strictObject({
        code: z.enum(US_STATES),
        name: text(30),
        law: text(80),
        days: z.int().min(1).max(120).nullable(),
        authority: z
          .strictObject({ name: text(120), from: z.int().min(1).max(10_000), days: z.int().min(1).max(120).nullable() })
          .nullable(),
        url: officialPage,
      }),
    )
    .length(US_STATES.length)
    .readonly(),
});
