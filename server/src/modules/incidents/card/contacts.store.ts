import { randomUUID } from 'node:crypto';
import type { EmergencyContact } from '@portal/domain/incidents/emergency-contacts.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** The firm's contacts, as it put them. */
export function listContacts(tx: OrgTransaction): Promise<EmergencyContact[]> {
  return tx.selectFrom('emergency_contacts').select(['role', 'name', 'phone', 'note']).orderBy('position').execute();
}

/** The firm's card without its contacts; undefined before it was first saved. */
export function findCard(tx: OrgTransaction) {
  return tx
    .selectFrom('emergency_cards')
    .select(['revision', 'changed_at', 'changed_by_name', 'link_made_at', 'link_made_by_name'])
    .executeTakeFirst();
}

/** Makes sure that there is a card, and holds it until this transaction has ended; its revision. */
export async function lockCard(tx: OrgTransaction, orgId: string): Promise<number> {
  await tx
    .insertInto('emergency_cards')
    .values({ org_id: orgId })
    .onConflict((conflict) => conflict.column('org_id').doNothing())
    .execute();
  const { revision } = await tx
    .selectFrom('emergency_cards')
    .select('revision')
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}

/** Puts these contacts in the place of those before, and counts the change; the new revision. */
export async function replaceContacts(
  tx: OrgTransaction,
  orgId: string,
  contacts: readonly EmergencyContact[],
  by: { readonly at: Date; readonly name: string },
): Promise<number> {
  await tx.deleteFrom('emergency_contacts').execute();
  if (contacts.length > 0) {
    await tx
      .insertInto('emergency_contacts')
      .values(contacts.map((contact, position) => ({ contact_id: randomUUID(), org_id: orgId, position, ...contact })))
      .execute();
  }
  const { revision } = await tx
    .updateTable('emergency_cards')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), changed_at: by.at, changed_by_name: by.name }))
    .where('org_id', '=', orgId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Puts a link in the place of the one before; null ends it. */
export async function setLink(
  tx: OrgTransaction,
  orgId: string,
  link: { readonly tokenHash: Buffer; readonly at: Date; readonly byName: string } | null,
): Promise<void> {
  await tx
    .updateTable('emergency_cards')
    .set({
      token_hash: link?.tokenHash ?? null,
      link_made_at: link?.at ?? null,
      link_made_by_name: link?.byName ?? null,
    })
    .where('org_id', '=', orgId)
    .execute();
}

/** Whose link it is, while the firm is not suspended. */
export async function findOrganisationOfLink(tx: SystemTransaction, tokenHash: Buffer): Promise<string | null> {
  const row = await tx
    .selectFrom('emergency_cards')
    .innerJoin('organisations', 'organisations.org_id', 'emergency_cards.org_id')
    .select('emergency_cards.org_id')
    .where('token_hash', '=', tokenHash)
    .where('organisations.suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.org_id ?? null;
}
