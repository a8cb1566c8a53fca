import { type RawBuilder, sql } from 'kysely';

/** The entry after which a page begins: its instant in microseconds since 1970, and its id. */
export type Place = { readonly at: string; readonly id: string };

/**
 * The part of a list that is wanted: one entry more than the page has tells whether there is a next one. `since` and `until` are
 * microseconds since 1970; the last instant is not part of it.
 */
export type Slice = {
  readonly after: Place | null;
  readonly limit: number;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
};

const instant = (microseconds: string) => sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;

/** Whether a row comes after the place, where the newest stand first, and is of the time that is wanted. */
export function isInSlice(atColumn: string, idColumn: string, { after, since, until }: Slice): RawBuilder<boolean> {
  const at = sql.ref(atColumn);
  const conditions = [
    ...(after === null ? [] : [sql`(${at}, ${sql.ref(idColumn)}) < (${instant(after.at)}, ${after.id})`]),
    ...(since === undefined ? [] : [sql`${at} >= ${instant(since)}`]),
    ...(until === undefined ? [] : [sql`${at} < ${instant(until)}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The instant of a row as a place has it; a Date of JavaScript has milliseconds alone. */
export const placeAt = (column: string) =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`.as('place_at');
