import { randomUUID } from 'node:crypto';
import { changesOfRecord } from '@portal/domain/registers/changes-of-record.ts';
import { dueDay } from '@portal/domain/registers/due-day.ts';
import { readValues } from '@portal/domain/registers/read-value.ts';
import { LONGEST, MAX_ENTRIES, type RecordValues, type RegisterId } from '@portal/domain/registers/register.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import { insertChanges } from '../changes.store.ts';
import { type Change, countEntries, insertEntries, updateEntry } from '../entries.store.ts';
import { type Register, registerOf } from '../shipped-registers.ts';
import { lockEntryOf } from './begun-records.store.ts';

/** A record that another module begins. */
export type BegunRecord = {
  readonly orgId: string;
  readonly register: RegisterId;
  /** Path of the page that it comes from; a page begins one record. */
  readonly origin: string;
  /** By the ids of the register's columns, in English; what is too long is cut, and what a column does not take is left out. */
  readonly values: RecordValues;
  readonly owner: { readonly name: string; readonly email: string };
  /** The day in the brand's time zone. */
  readonly today: string;
};

/**
 * Adds a record that another module begins. Nothing where the register is full, because what the other module does must not wait for
 * that. The organization has to be locked, so that a page begins no second one.
 */
export async function beginRecord(tx: OrgTransaction, record: BegunRecord, change: Change): Promise<void> {
  if ((await countEntries(tx, record.register)) >= MAX_ENTRIES) return;
  await writeBegunRecord(tx, record, change);
}

/** The same without looking for room, for a demonstration. */
export async function writeBegunRecord(
  tx: AnyTransaction,
  { orgId, register: id, origin, values: given, owner, today }: BegunRecord,
  change: Change,
): Promise<void> {
  const register = registerOf(id, 'en');
  const { values } = readValues(register.columns, fitting(register, given));
  const entryId = randomUUID();
  const content = {
    ...{ entryId, origin, values, ticks: {} },
    title: values[register.title] ?? '',
    ownerName: owner.name,
    ownerEmail: owner.email,
    dueOn: dueDay(register.due, values, today),
  };
  await insertEntries(tx, { orgId, register: id }, [content], change);
  await insertChanges(tx, orgId, [{ entryId, kind: 'created' }], change);
}

/**
 * Fills in columns of the record that a page began where somebody has not done so. Nothing where the record was deleted or closed.
 * @param given by the ids of the register's columns, as of `BegunRecord`
 */
export async function fillInRecord(
  tx: OrgTransaction,
  origin: string,
  given: RecordValues,
  change: Change,
): Promise<void> {
  const row = await lockEntryOf(tx, origin);
  if (row === undefined || row.closed_on !== null) return;
  const register = registerOf(row.register, 'en');
  const { values } = readValues(register.columns, { ...fitting(register, given), ...row.values });
  const changes = changesOfRecord(
    register.columns.map(({ id }) => id),
    row.values,
    values,
  );
  if (changes.length === 0) return;
  const { title, ticks, owner_name: ownerName, owner_email: ownerEmail, due_on: dueOn } = row;
  await updateEntry(tx, row.entry_id, { title, values, ticks, ownerName, ownerEmail, dueOn }, change);
  await insertChanges(tx, row.org_id, [{ entryId: row.entry_id, kind: 'changed', changes }], change);
}

const fitting = ({ columns }: Register, given: RecordValues): RecordValues =>
  Object.fromEntries(columns.map(({ id, type }) => [id, cut(given[id] ?? '', LONGEST[type])]));

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
