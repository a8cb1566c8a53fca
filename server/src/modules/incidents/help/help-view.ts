import type { helpView } from '@portal/contract/incidents/incident-help.schemas.ts';
import { countryName } from '@portal/domain/countries/country-name.ts';
import type { Place } from '@portal/domain/countries/place.ts';
import { INCIDENT_KINDS } from '@portal/domain/incidents/incident-kinds.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import { readCountries } from '../../profile/public.ts';
import { kindHelp } from './read-kinds.ts';

export type HelpView = z.output<typeof helpView>;

type Rules = Pick<Place, 'code' | 'emergencyNumber' | 'contacts'>;

/** All that a page of help shows: the steps of every kind, whom to call in the country, and the brand's support. */
export function viewOfHelp(brand: Brand, say: Say, { code, emergencyNumber, contacts }: Rules): HelpView {
  const countries = [...readCountries(say.language).values()].map((rules) => ({
    code: rules.code,
    name: countryName(rules.code, say.locale, say),
  }));
  return {
    country: code,
    countries: countries.toSorted((one, other) => one.name.localeCompare(other.name, say.locale)),
    emergencyNumber,
    desks: contacts.map(({ phone, ...contact }) => ({ ...contact, phone: phone ?? null })),
    kinds: INCIDENT_KINDS.map((kind) => kindHelp(kind, say.language)),
    provider: { name: brand.brandNameLong, email: brand.supportEmail },
  };
}
