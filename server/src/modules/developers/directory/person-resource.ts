import { email as emailSchema } from '@portal/contract/accounts/accounts.schemas.ts';
import { z } from 'zod';
import type { PersonFields, PersonRow } from './people.store.ts';
import { ENTERPRISE, USER } from './schema-names.ts';
import { ScimProblem, versionOf } from './scim-problem.ts';

/** Of a person in training and of an account. */
const LONGEST_TEXT = 200;
const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim().slice(0, LONGEST_TEXT));
/** Entra sends booleans as texts unless it is told not to. */
const flag = z.union([z.boolean(), z.string().transform((value) => value.toLowerCase() === 'true')]).nullish();

const userSchema = z.object({
  userName: z.string().trim().min(1).max(LONGEST_TEXT),
  externalId: text,
  displayName: text,
  name: z.object({ givenName: text, familyName: text, formatted: text }).nullish(),
  emails: z
    .array(z.object({ value: z.string().nullish(), type: z.string().nullish(), primary: flag }))
    .max(20)
    .nullish(),
  active: flag,
  [ENTERPRISE]: z.object({ department: text }).nullish(),
});

/** A person as the directory's interface tells of them (RFC 7643, section 4.1). */
export function personResource(row: PersonRow, base: string) {
  return {
    schemas: [USER, ENTERPRISE],
    id: row.person_id,
    ...(row.external_id === '' ? {} : { externalId: row.external_id }),
    userName: row.user_name,
    name: {
      ...(row.given_name === '' ? {} : { givenName: row.given_name }),
      ...(row.family_name === '' ? {} : { familyName: row.family_name }),
      formatted: nameOf(row),
    },
    ...(row.display_name === '' ? {} : { displayName: row.display_name }),
    ...(row.email === '' ? {} : { emails: [{ value: row.email, type: 'work', primary: true }] }),
    active: row.is_active,
    groups: row.groups.map(({ value, display }) => ({ value, display, $ref: `${base}/Groups/${value}` })),
    [ENTERPRISE]: row.department === '' ? {} : { department: row.department },
    meta: {
      resourceType: 'User',
      created: row.made_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: `${base}/Users/${row.person_id}`,
      version: versionOf(row.revision),
    },
  };
}

export const nameOf = (row: Pick<PersonRow, 'display_name' | 'given_name' | 'family_name' | 'address'>): string =>
  row.display_name || `${row.given_name} ${row.family_name}`.trim() || row.address;

/**
 * What a directory says of somebody. What is not kept here, such as phones, is passed over.
 * @throws ScimProblem invalidValue
 */
export function personFields(body: unknown): PersonFields {
  const read = userSchema.safeParse(body);
  if (!read.success) throw invalid(read.error.issues[0]?.path.join('.') ?? '');
  const { userName, externalId, displayName, name, emails, active, [ENTERPRISE]: enterprise } = read.data;
  const [given, family] = [name?.givenName ?? '', name?.familyName ?? ''];
  const named =
    emails?.find(({ primary }) => primary === true) ?? emails?.find(({ type }) => type === 'work') ?? emails?.[0];
  const email = (named?.value ?? '').trim();
  const address = emailSchema.safeParse(email || userName);
  if (!address.success) throw invalid(email === '' ? 'userName' : 'emails');
  return {
    ...{ userName, externalId, givenName: given, familyName: family },
    displayName: displayName || (given === '' && family === '' ? (name?.formatted ?? '') : ''),
    email: email === '' ? '' : address.data,
    department: enterprise?.department ?? '',
    isActive: active ?? true,
  };
}

const invalid = (place: string) =>
  new ScimProblem(
    400,
    `The value of “${place}” cannot be used. People need an email address in emails or userName.`,
    'invalidValue',
  );
