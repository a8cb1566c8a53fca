import type { Language } from '@portal/domain/texts/languages.ts';
import type { Timestamp } from '../../database/column-types.ts';

type PeopleLanguagesTable = {
  org_id: string;
  email: string;
  language: Language;
  is_chosen: boolean;
  kept_at: Timestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    people_languages: PeopleLanguagesTable;
  }
}
