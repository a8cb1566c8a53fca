import { randomUUID } from 'node:crypto';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

export type SignOffPerson = { readonly personId: string; readonly name: string; readonly email: string };

/** Everybody who was ever asked, by name. */
export function listSignOffPeople(tx: OrgTransaction): Promise<{ name: string; email: string }[]> {
  return tx.selectFrom('sign_off_people').select(['name', 'email']).orderBy('name').orderBy('email').execute();
}

/** Adds people by address, or takes over their newest names; answers all of them. */
export async function keepSignOffPeople(
  tx: OrgTransaction,
  orgId: string,
  people: readonly { readonly name: string; readonly email: string }[],
  addedAt: Date,
): Promise<SignOffPerson[]> {
  const rows = await tx
    .insertInto('sign_off_people')
    .values(
      people.map(({ name, email }) => ({ person_id: randomUUID(), org_id: orgId, email, name, added_at: addedAt })),
    )
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'email']).doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })),
    )
    .returning(['person_id', 'name', 'email'])
    .execute();
  return rows.map((row) => ({ personId: row.person_id, name: row.name, email: row.email }));
}

export async function insertSignOffLink(
  tx: OrgTransaction,
  link: { tokenHash: Buffer; orgId: string; personId: string; madeAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('sign_off_links')
    .values({
      token_hash: link.tokenHash,
      org_id: link.orgId,
      person_id: link.personId,
      made_at: link.madeAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Whose link is while it works. */
export function findSignOffLink(tx: SystemTransaction, tokenHash: Buffer, now: Date) {
  return tx
    .selectFrom('sign_off_links')
    .select(['org_id', 'person_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function findSignOffPerson(tx: OrgTransaction, personId: string): Promise<SignOffPerson | null> {
  const row = await tx
    .selectFrom('sign_off_people')
    .select(['person_id', 'name', 'email'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row === undefined ? null : { personId: row.person_id, name: row.name, email: row.email };
}

/** Removes links that have ended. */
export async function deleteEndedSignOffLinks(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('sign_off_links').where('expires_at', '<', now).execute();
}
