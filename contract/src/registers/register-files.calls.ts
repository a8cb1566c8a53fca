import { z } from 'zod';
import { call, done, id, namedFile, uploadedFile, withData } from '../call.ts';
import { IMPORT_KINDS, importedRow, registerId } from './registers.schemas.ts';

const registers = { access: 'member', module: 'compliance' } as const;
const upload = { maxMegabytes: 10 } as const;

/** Adds a file that proves an entry. */
export const addRegisterFile = call({
  ...registers,
  method: 'POST',
  path: '/registers/registerFile',
  input: z.object({ entryId: id, file: uploadedFile }),
  /** `size` in bytes. */
  output: withData(z.object({ fileId: id, fileName: z.string(), size: z.number() })),
  errors: ['HELP_FILE_REFUSED', 'REGISTER_FILES_FULL', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  upload,
  closedToService: true,
  perMinute: 20,
});

/** Takes a file of an entry away. */
export const removeRegisterFile = call({
  ...registers,
  method: 'POST',
  path: '/registers/removeRegisterFile',
  input: z.object({ fileId: id }),
  output: done,
  errors: [],
  closedToService: true,
});

/** A file of an entry; it is saved, never shown. */
export const registerFile = call({
  ...registers,
  method: 'GET',
  path: '/registers/registerFile/{fileId}',
  input: z.object({ fileId: id }),
  output: namedFile,
  errors: [],
  file: 'application/octet-stream',
  isDownload: true,
  perMinute: 120,
});

/** An empty file with the headings that an import understands. */
export const registerTemplate = call({
  ...registers,
  method: 'GET',
  path: '/registers/registerTemplate',
  input: z.object({ register: registerId }),
  output: namedFile,
  errors: [],
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});

/** Reads a file (CSV or XLSX) and tells what it would add to a register. Writes nothing. */
export const checkRegisterImport = call({
  ...registers,
  method: 'POST',
  path: '/registers/checkRegisterImport',
  isPassive: true,
  upload,
  input: z.object({ register: registerId, file: uploadedFile }),
  output: withData(
    z.object({
      /** The first rows, those with problems first; `counts` has all. */
      rows: z.array(importedRow).max(500),
      counts: z.record(z.enum(IMPORT_KINDS), z.number()),
      /** What the columns of the file were taken for; null for one that is not read. */
      columns: z.array(z.object({ heading: z.string(), column: z.string().nullable() })),
    }),
  ),
  errors: ['REGISTER_FILE_REFUSED', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  perMinute: 30,
});

/** Adds the rows of a file: all or none, unless those with errors are to be left out. */
export const importRegister = call({
  ...registers,
  method: 'POST',
  path: '/registers/importRegister',
  upload,
  input: z.object({
    register: registerId,
    file: uploadedFile,
    skipErrors: z.enum(['true', 'false']).default('false'),
  }),
  output: withData(z.object({ added: z.number(), skipped: z.number() })),
  errors: ['REGISTER_FILE_REFUSED', 'REGISTER_ROWS_HAVE_ERRORS', 'REGISTER_FULL', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  perMinute: 30,
});
