import { type RawBuilder, sql } from 'kysely';

/** The entry after which a page begins: its instant in microseconds since 1970, and its id. */
export type Place = { readonly at: string; readonly id: string };

/** The part of a list that is wanted: one entry more than the page has tells whether there is a next one. */
export type Slice = { readonly after: Place | null; readonly limit: number };

/** Whether a row comes after the place, where the newest stand first. */
export const comesAfter = (atColumn: string, idColumn: string, { after }: Slice): RawBuilder<boolean> =>
  after === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(atColumn)}, ${sql.ref(idColumn)}) <
        (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`;

/** The instant of a row as a place has it; a Date of JavaScript has milliseconds alone. */
export const placeAt = (column: string) =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`.as('place_at');
