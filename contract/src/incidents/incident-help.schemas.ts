import { CONTACT_ROLES } from '@portal/domain/incidents/emergency-contacts.ts';
import { INCIDENT_KINDS, STEP_PEOPLE } from '@portal/domain/incidents/incident-kinds.ts';
import { z } from 'zod';

/** Code of a country, in lower case; one that is not known is as if none was given. */
export const countryCode = z.string().regex(/^[a-z]{2}$/);

const step = z.object({
  id: z.string(),
  do: z.string(),
  how: z.string(),
  who: z.enum(STEP_PEOPLE),
  /** Where it is done in Microsoft 365 and in Google Workspace; null where that makes no difference. */
  microsoft: z.string().nullable(),
  google: z.string().nullable(),
});

/** All that is told of one kind of incident. */
export const kindView = z.object({
  kind: z.enum(INCIDENT_KINDS),
  /** As a person would say it. */
  title: z.string(),
  short: z.string(),
  when: z.string(),
  minutes: z.array(step),
  never: z.array(z.string()),
  hour: z.array(step),
  day: z.array(step),
  record: z.array(z.string()),
  ends: z.string(),
});

const desk = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  url: z.string(),
  when: z.string(),
});

/** The steps of all kinds, and whom anybody can call in a country. */
export const helpView = z.object({
  country: countryCode,
  countries: z.array(z.object({ code: countryCode, name: z.string() })),
  emergencyNumber: z.string(),
  desks: z.array(desk),
  kinds: z.array(kindView),
  /** The brand's support. */
  provider: z.object({ name: z.string(), email: z.string() }),
});

/** Whom a firm calls. */
export const contactView = z.object({
  role: z.enum(CONTACT_ROLES),
  name: z.string(),
  phone: z.string(),
  note: z.string(),
});
