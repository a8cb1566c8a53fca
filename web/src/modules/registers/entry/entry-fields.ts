import type { EntryView, RegisterView } from '../register-types.ts';

/** What stands in the form of an entry. */
export type EntryFields = {
  readonly values: Readonly<Record<string, string>>;
  readonly ticks: Readonly<Record<string, 'done' | 'not-needed' | ''>>;
  readonly ownerName: string;
  readonly ownerEmail: string;
};

/** Who a new entry belongs to before somebody says otherwise. */
export type You = { readonly name: string; readonly email: string };

/** What the form begins with: every column is there, so that two states can be compared. */
export function fieldsOf({ columns, checklist }: RegisterView, entry: EntryView | You): EntryFields {
  const { values, ticks, ownerName, ownerEmail }: Pick<EntryView, keyof EntryFields> =
    'entryId' in entry ? entry : { values: {}, ticks: {}, ownerName: entry.name, ownerEmail: entry.email };
  return {
    values: Object.fromEntries(columns.map(({ id }) => [id, values[id] ?? ''])),
    ticks: Object.fromEntries(checklist.map(({ id }) => [id, ticks[id] ?? ''])),
    ownerName,
    ownerEmail,
  };
}

export const isSameEntry = (one: EntryFields, other: EntryFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
