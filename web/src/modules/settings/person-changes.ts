import type { ChangedField } from './changed-elsewhere.tsx';
import type { PersonDetails } from './person-fields.tsx';

/** A person's details, as stored and as typed. */
export function personChanges(stored: PersonDetails, typed: PersonDetails): readonly ChangedField[] {
  return [
    { label: 'First name', stored: stored.firstName, typed: typed.firstName },
    { label: 'Last name', stored: stored.lastName, typed: typed.lastName },
    { label: 'Job title', stored: stored.jobTitle, typed: typed.jobTitle },
  ];
}
