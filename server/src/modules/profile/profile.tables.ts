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
  code: string;
  state: string | null;
  position: number;
};

declare module '../../database/tables.ts' {
  interface Tables {
    organisation_countries: OrganisationCountriesTable;
    people_languages: PeopleLanguagesTable;
  }
}
