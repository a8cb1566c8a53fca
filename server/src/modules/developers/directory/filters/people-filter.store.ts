import { sql } from 'kysely';
import { ENTERPRISE } from '../schema-names.ts';
import type { FilterAttributes } from './filters.store.ts';

const email = { type: 'text', of: sql<string>`email` } as const;

/** By what a directory may ask for people. Of emails one is kept, which is for work and the primary one. */
export const PEOPLE_ATTRIBUTES: FilterAttributes = {
  id: { type: 'text', of: sql<string>`person_id::text`, isExact: true },
  externalid: { type: 'text', of: sql<string>`external_id`, isExact: true },
  username: { type: 'text', of: sql<string>`user_name` },
  displayname: { type: 'text', of: sql<string>`display_name` },
  'name.givenname': { type: 'text', of: sql<string>`given_name` },
  'name.familyname': { type: 'text', of: sql<string>`family_name` },
  emails: email,
  'emails.value': email,
  'emails.type': { type: 'text', of: sql<string>`(case when email = '' then '' else 'work' end)` },
  'emails.primary': { type: 'flag', of: sql<boolean>`(case when email <> '' then true end)` },
  active: { type: 'flag', of: sql<boolean>`is_active` },
  [`${ENTERPRISE}:department`.toLowerCase()]: { type: 'text', of: sql<string>`department` },
  'meta.created': { type: 'time', of: sql<Date>`made_at` },
  'meta.lastmodified': { type: 'time', of: sql<Date>`changed_at` },
};
