import { isEmailAddress, normalizeEmail } from '../accounts/email-address.ts';
import { unsaid } from '../texts/unsaid.ts';
import { readValue, readValues, type ValueFault } from './read-value.ts';
import type { RecordValues, RegisterColumn } from './register.ts';
import { faults as texts } from './registers.texts.ts';

/** "¿Última revisión?" and "ultima revision" are the same heading. */
const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What the columns under these headings hold; null for what is not read. Of two that fit, the first counts.
 * @param names every name that a column goes by: its id, and what it is called in each language
 */
export function columnsUnder(
  headings: readonly string[],
  names: ReadonlyMap<string, readonly string[]>,
): readonly (string | null)[] {
  const byName = new Map([...names].flatMap(([id, all]) => [id, ...all].map((name) => [plain(name), id] as const)));
  const taken = new Set<string>();
  return headings.map((heading) => {
    const id = byName.get(plain(heading));
    if (id === undefined || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
}

/** A row of a file as an entry. */
export type RecordRow = {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly values: RecordValues;
  readonly owner: { readonly name: string; readonly email: string };
  readonly faults: readonly ValueFault[];
};

/** What a row of a file amounts to. A cell that was guarded against formulas on the way out loses its guard on the way in. */
export function readRow(
  columns: readonly RegisterColumn[],
  under: readonly (string | null)[],
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
): RecordRow {
  const cell = (id: string) => (under.includes(id) ? unguarded(cells[under.indexOf(id)] ?? '') : '');
  const { values, faults } = readValues(columns, Object.fromEntries(columns.map(({ id }) => [id, cell(id)])));
  const owner = { name: cell('ownerName').trim(), email: normalizeEmail(cell('ownerEmail')) };
  return { line, values, owner, faults: [...faults, ...ownerFaults(owner)] };
}

/** What is wrong with who an entry belongs to; both may be left out. */
export function ownerFaults({ name, email }: RecordRow['owner']): readonly ValueFault[] {
  const named = readValue({ id: 'ownerName', type: 'person', name: '', help: '', required: false, options: [] }, name);
  return [
    ...('fault' in named ? [{ column: 'ownerName', fault: named.fault }] : []),
    ...(email === '' || isEmailAddress(email) ? [] : [{ column: 'ownerEmail', fault: unsaid(texts.email) }]),
  ];
}

/** The apostrophe that `csvCell` puts before what looks like a formula. */
const unguarded = (cell: string): string => (/^'[\s]*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
