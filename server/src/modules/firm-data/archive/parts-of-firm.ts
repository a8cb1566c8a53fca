import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { FirmToExport } from '../../../firm-files.ts';
import type { Services } from '../../../services.ts';
import { SHOWN_ROWS } from '../../concierge/public.ts';
import { listTablesOf, readRowsOfPeople, readRowsOfTable } from '../../console/public.ts';
import { folderOf, PEOPLE_FOLDER } from './folders.ts';
import { readMe } from './read-me.ts';
import type { ZipEntry } from './write-zip.ts';

type Row = Readonly<Record<string, unknown>>;

/** All that a firm gets, one entry after the other: its tables, its files, and last a text that says what is what. */
export async function* partsOfFirm(services: Services, firm: FirmToExport): AsyncGenerator<ZipEntry> {
  const { database, firmFiles } = services;
  const { orgId } = firm;
  const counted = new Map<string, { rows: Map<string, number>; files: number }>();
  const countOf = (folder: string) => {
    const count = counted.get(folder) ?? { rows: new Map(), files: 0 };
    counted.set(folder, count);
    return count;
  };
  for (const name of await database.inOrg(orgId, listTablesOf)) {
    const read = await database.inOrg(orgId, (tx) => readRowsOfTable(tx, name, SHOWN_ROWS[name]));
    const rows = read.map((row) => withoutNotes(name, row));
    countOf(folderOf(name)).rows.set(name, rows.length);
    yield* tableEntries(folderOf(name), name, rows);
  }
  for (const [name, rows] of Object.entries(await database.asSystem((tx) => readRowsOfPeople(tx, orgId)))) {
    countOf(PEOPLE_FOLDER).rows.set(name, rows.length);
    yield* tableEntries(PEOPLE_FOLDER, name, rows);
  }
  const freeName = namesOnce();
  for (const filesOf of firmFiles)
    for await (const { folder, name, read } of filesOf(services, firm)) {
      const bytes = await read();
      if (bytes === null) continue;
      countOf(folder).files += 1;
      yield { name: freeName(`${folder}/files`, downloadName(name, name.replace(/^.*(?=\.)/, 'file'))), bytes };
    }
  yield { name: 'README.txt', bytes: Buffer.from(readMe(firm, counted, services.clock.now())) };
}

/** Tables without rows are left out. */
function* tableEntries(folder: string, name: string, rows: readonly Row[]): Generator<ZipEntry> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
  yield { name: `${folder}/tables/${name}.json`, bytes: Buffer.from(JSON.stringify(rows, null, 1)) };
  yield { name: `${folder}/tables/${name}.csv`, bytes: Buffer.from(csvFile(columns, cells)) };
}

/** What staff has written for itself beside the firm's rows. */
const NOTES: Readonly<Record<string, readonly string[]>> = { organisations: ['suspension_reason'] };

function withoutNotes(table: string, row: Row): Row {
  const hidden = NOTES[table] ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Gives each path once; a second of the same name gets a number. Case is no difference on many computers. */
function namesOnce(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  return (folder, name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]+)?$/s.exec(name) ?? [];
    let free = `${folder}/${name}`;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${folder}/${stem} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
}
