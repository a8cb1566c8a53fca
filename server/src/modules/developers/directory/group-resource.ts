import { z } from 'zod';
import type { GroupRow } from './groups.store.ts';
import { ScimProblem, versionOf } from './scim-problem.ts';

export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

const MOST_MEMBERS = 5000;
const groupSchema = z.object({
  displayName: z.string().trim().min(1).max(200),
  externalId: z.string().trim().max(200).nullish(),
  members: z
    .array(z.object({ value: z.string().max(100) }))
    .max(MOST_MEMBERS)
    .nullish(),
});

/** A group as the directory's interface tells of it (RFC 7643, section 4.2). */
export function groupResource(row: GroupRow, base: string) {
  return {
    schemas: [GROUP],
    id: row.group_id,
    ...(row.external_id === '' ? {} : { externalId: row.external_id }),
    displayName: row.display_name,
    members: row.members.map(({ value, display }) => ({
      value,
      display,
      $ref: `${base}/Users/${value}`,
      type: 'User',
    })),
    meta: {
      resourceType: 'Group',
      created: row.made_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: `${base}/Groups/${row.group_id}`,
      version: versionOf(row.revision),
    },
  };
}

/** What a directory says of a group. @throws ScimProblem invalidValue */
export function groupFields(body: unknown) {
  const read = groupSchema.safeParse(body);
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') ?? '';
    throw new ScimProblem(400, `The value of “${place}” cannot be used.`, 'invalidValue');
  }
  const { displayName, externalId, members } = read.data;
  return {
    displayName,
    externalId: externalId ?? '',
    members: [...new Set((members ?? []).map(({ value }) => value))],
  };
}
