import type { CountryCode } from '@portal/domain/countries/country-codes.ts';
import type { UsState } from '@portal/domain/countries/us-states.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Timestamp } from '../../database/column-types.ts';

type PeopleLanguagesTable = {
  org_id: string;
  email: string;
  language: Language;
  is_chosen: boolean;
  kept_at: Timestamp;
};

type OrganisationCountriesTable = {
  org_id: string;
  code: CountryCode;
  state: UsState | null;
  position: number;
};

declare module '../../database/tables.ts' {
  interface Tables {
    organisation_countries: OrganisationCountriesTable;
    people_languages: PeopleLanguagesTable;
  }
}
