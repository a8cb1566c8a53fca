import type { RecordValues, RegisterId, Tick } from '@portal/domain/registers/register.ts';
import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../database/database.ts';

/** What somebody may change of an entry. */
export type EntryContent = {
  readonly title: string;
  readonly values: RecordValues;
  readonly ticks: Readonly<Record<string, Tick>>;
  readonly ownerName: string;
  readonly ownerEmail: string;
  readonly dueOn: string | null;
};

export type NewEntry = EntryContent & {
  readonly entryId: string;
  /** The page of the portal that began it; left out where somebody entered it. */
  readonly origin?: string;
};

/** Who changes something, and when. */
export type Change = { readonly byName: string; readonly at: Date };

/** Adds entries of a register in one statement. */
export async function insertEntries(
  tx: AnyTransaction,
  { orgId, register }: { readonly orgId: string; readonly register: RegisterId },
  entries: readonly NewEntry[],
  { byName, at }: Change,
): Promise<void> {
  await tx
    .insertInto('register_entries')
    .values(
      entries.map((entry) => ({
        entry_id: entry.entryId,
        org_id: orgId,
        register,
        ...rowOf(entry),
        origin: entry.origin ?? null,
        created_at: at,
        created_by_name: byName,
        changed_at: at,
        changed_by_name: byName,
      })),
    )
    .execute();
}

const rowOf = ({ title, values, ticks, ownerName, ownerEmail, dueOn }: EntryContent) => ({
  title,
  values: JSON.stringify(values),
  ticks: JSON.stringify(ticks),
  owner_name: ownerName,
  owner_email: ownerEmail,
  due_on: dueOn,
});

export function findEntry(tx: OrgTransaction, entryId: string) {
  return tx.selectFrom('register_entries').selectAll().where('entry_id', '=', entryId).executeTakeFirst();
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** An entry that nobody else changes until this transaction has ended. */
export function lockEntry(tx: OrgTransaction, entryId: string): Promise<EntryRow | undefined> {
  return tx.selectFrom('register_entries').selectAll().where('entry_id', '=', entryId).forUpdate().executeTakeFirst();
}

/** Writes what is new of an entry; its new version. */
export async function updateEntry(
  tx: OrgTransaction,
  entryId: string,
  content: EntryContent,
  change: Change,
): Promise<number> {
  const { version } = await tx
    .updateTable('register_entries')
    .set({ ...rowOf(content), ...changed(change) })
    .where('entry_id', '=', entryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

const changed = ({ byName, at }: Change) => ({
  changed_at: at,
  changed_by_name: byName,
  version: sql<number>`version + 1`,
});

/** Closes an entry on a day, or opens it again; its new version. */
export async function setClosed(
  tx: OrgTransaction,
  entryId: string,
  closed: { readonly on: string; readonly by: string; readonly byName: string } | null,
  change: Change,
): Promise<number> {
  const { version } = await tx
    .updateTable('register_entries')
    .set({
      closed_on: closed?.on ?? null,
      closed_by: closed?.by ?? null,
      closed_by_name: closed?.byName ?? '',
      ...changed(change),
    })
    .where('entry_id', '=', entryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function deleteEntry(tx: OrgTransaction, entryId: string): Promise<void> {
  await tx.deleteFrom('register_entries').where('entry_id', '=', entryId).execute();
}

/** How many entries a register has, closed ones too. */
export async function countEntries(tx: OrgTransaction, register: RegisterId): Promise<number> {
  const { count } = await tx
    .selectFrom('register_entries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('register', '=', register)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What every entry of a register holds, to know again what a file brings. */
export async function listValues(tx: OrgTransaction, register: RegisterId): Promise<readonly RecordValues[]> {
  const rows = await tx.selectFrom('register_entries').select('values').where('register', '=', register).execute();
  return rows.map(({ values }) => values);
}

/** Deletes entries of a register that were closed on this day or earlier, with their history and the rows of their files. */
export async function deleteClosedEntries(tx: SystemTransaction, register: RegisterId, until: string): Promise<void> {
  await tx.deleteFrom('register_entries').where('register', '=', register).where('closed_on', '<=', until).execute();
}
