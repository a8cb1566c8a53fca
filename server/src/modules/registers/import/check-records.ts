import type { checkRegisterImport } from '@portal/contract/registers/register-files.calls.ts';
import { columnsUnder, type RecordRow, readRow } from '@portal/domain/registers/record-table.ts';
import type { RecordValues } from '@portal/domain/registers/register.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { sayUnsaid, unsaid } from '@portal/domain/texts/unsaid.ts';
import type { AnswerOf } from '../../../call/bind-call.ts';
import type { Table } from '../../../file-readers/tables/read-table.ts';
import { inSlices } from '../../../system/in-slices.ts';
import { csv, refusals } from '../registers.texts.ts';
import { type Register, registerOf } from '../shipped-registers.ts';
import { fileRefused } from './file-refused.ts';

type ShownRow = AnswerOf<typeof checkRegisterImport>['data']['rows'][number];
type ShownColumn = AnswerOf<typeof checkRegisterImport>['data']['columns'][number];

/** A row of a file with what it amounts to. */
export type CheckedRow = RecordRow & Pick<ShownRow, 'kind'>;

const OWNER_HEADINGS = { ownerName: csv.owner, ownerEmail: csv.ownerEmail } as const;

/** How a file is read: in the words of who chose it, and by headings of every language. */
export type Reading = {
  readonly register: Register;
  readonly say: Say;
  /** Says in each language what headings may be called. */
  readonly sayAll: readonly Say[];
};

/** What the columns of a file hold. @throws AppError REGISTER_FILE_REFUSED where the title is not among them, or nothing is below */
export function columnsOfFile([headings, ...rows]: Table['rows'], { register, sayAll }: Reading) {
  const under = columnsUnder(headings.cells, namesOf(register, sayAll));
  const title = register.columns.find(({ id }) => id === register.title);
  if (!under.includes(register.title)) throw fileRefused(unsaid(refusals.noTitle, { column: title?.name ?? '' }));
  if (rows.length === 0) throw fileRefused(unsaid(refusals.noRows));
  return under;
}

/** A column goes by its name in every language, so that a file that was exported in one comes back in another. */
function namesOf(register: Register, sayAll: readonly Say[]): ReadonlyMap<string, readonly string[]> {
  const all = LANGUAGES.map((language) => registerOf(register.id, language));
  const own = register.columns.map(({ id }, place) => [id, all.flatMap(({ columns }) => columns[place]?.name ?? [])]);
  const owner = Object.entries(OWNER_HEADINGS).map(([id, heading]) => [id, sayAll.map((say) => say(heading))]);
  return new Map([...own, ...owner] as [string, string[]][]);
}

/** What each row amounts to: what is in the register, or in the file, already is left out. */
export async function checkRecords(
  [, ...rows]: Table['rows'],
  under: readonly (string | null)[],
  register: Register,
  known: readonly RecordValues[],
): Promise<readonly CheckedRow[]> {
  const seen = new Set(known.map(keyOf));
  return inSlices(rows, (row): CheckedRow => {
    const read = readRow(register.columns, under, row);
    if (read.faults.length > 0) return { ...read, kind: 'error' };
    const key = keyOf(read.values);
    if (seen.has(key)) return { ...read, kind: 'duplicate' };
    seen.add(key);
    return { ...read, kind: 'new' };
  });
}

const keyOf = (values: RecordValues) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** A row as the page shows it before it is imported. */
export function shownRow({ line, kind, values, faults }: CheckedRow, { register, say }: Reading): ShownRow {
  const problems = faults.map(({ column, fault }) => ({
    column: headingOf(column, register, say),
    text: sayUnsaid(say, fault),
  }));
  return { line, kind, title: values[register.title] ?? '', problems };
}

/** What the columns of a file were taken for. */
export const shownColumns = (
  [headings]: Table['rows'],
  under: readonly (string | null)[],
  { register, say }: Reading,
): ShownColumn[] =>
  headings.cells.map((heading, place) => {
    const id = under[place] ?? null;
    return { heading, column: id === null ? null : headingOf(id, register, say) };
  });

function headingOf(id: string, { columns }: Register, say: Say): string {
  if (id === 'ownerName' || id === 'ownerEmail') return say(OWNER_HEADINGS[id]);
  return columns.find((column) => column.id === id)?.name ?? id;
}
