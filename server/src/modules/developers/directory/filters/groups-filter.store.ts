import { sql } from 'kysely';
import type { FilterAttributes } from './filters.store.ts';

const member = {
  type: 'each',
  of: sql<string>`directory_members.person_id::text`,
  among: sql`directory_members where directory_members.group_id = directory_groups.group_id`,
} as const;

/** By what a directory may ask for groups. */
export const GROUP_ATTRIBUTES: FilterAttributes = {
  id: { type: 'text', of: sql<string>`group_id::text`, isExact: true },
  externalid: { type: 'text', of: sql<string>`external_id`, isExact: true },
  displayname: { type: 'text', of: sql<string>`display_name` },
  members: member,
  'members.value': member,
  'meta.created': { type: 'time', of: sql<Date>`made_at` },
  'meta.lastmodified': { type: 'time', of: sql<Date>`changed_at` },
};
