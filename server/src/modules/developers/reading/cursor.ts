import { faults } from '@portal/contract/input-faults.texts.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { InputError } from '../../../call/app-error.ts';
import type { Place, Slice } from './keyset.store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Ids of policies are words. */
const WORD = /^[\w-]{1,80}$/;
const MICROSECONDS = /^-?\d{1,16}$/;

type PageWanted = {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
};

/**
 * The slice that a caller asks for. A cursor says where a page begins and nothing more, so one that somebody made up shows only what its
 * token may see anyway.
 * @throws InputError for one that none of our pages gave out
 */
export function sliceOf({ cursor, ...page }: PageWanted, ids: 'uuid' | 'word' = 'uuid'): Slice {
  const slice = { limit: page.limit + 1, since: microsecondsOf(page.since), until: microsecondsOf(page.until) };
  if (cursor === undefined) return { ...slice, after: null };
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!MICROSECONDS.test(at) || !(ids === 'uuid' ? UUID : WORD).test(id))
    throw new InputError([{ field: 'cursor', message: unsaid(faults.wrong) }]);
  return { ...slice, after: { at, id } };
}

/** A Date has milliseconds alone; what is finer is a part of the same one. */
const microsecondsOf = (instant: string | undefined) =>
  instant === undefined ? undefined : (BigInt(Date.parse(instant)) * 1000n).toString();

/** A page of the rows that a slice gave, with the cursor of the next. */
export function pageFrom<Row extends { readonly place_at: string }, Entry>(
  rows: readonly Row[],
  { limit }: Slice,
  idOf: (row: Row) => string,
  toEntry: (row: Row) => Entry,
): { data: Entry[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit - 1);
  const last = rows.length === limit ? shown.at(-1) : undefined;
  return {
    data: shown.map(toEntry),
    nextCursor: last === undefined ? null : cursorOf({ at: last.place_at, id: idOf(last) }),
  };
}

const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url');
