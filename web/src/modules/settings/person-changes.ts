import { say } from '../../portal/texts/say.ts';
import type { ChangedField } from './changed-elsewhere.tsx';
import type { PersonDetails } from './person-fields.tsx';
import { personChanges as texts } from './settings.texts.ts';

/** A person's details, as stored and as typed. */
export function personChanges(stored: PersonDetails, typed: PersonDetails): readonly ChangedField[] {
  return [
    { label: say(texts.firstName), stored: stored.firstName, typed: typed.firstName },
    { label: say(texts.lastName), stored: stored.lastName, typed: typed.lastName },
    { label: say(texts.jobTitle), stored: stored.jobTitle, typed: typed.jobTitle },
  ];
}
