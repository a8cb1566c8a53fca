import { z } from 'zod';
import { call, namedFile, noInput, uploadedFile, withData } from '../call.ts';
import { importColumn, importRow, importRowKind } from './trainee-import.schemas.ts';

const training = { access: 'member', module: 'training' } as const;
const upload = { maxMegabytes: 10 } as const;

/** Reads a list of people (CSV or XLSX; a pasted list is sent as a file too) and tells what it would do. Writes nothing. */
export const checkTrainees = call({
  ...training,
  method: 'POST',
  path: '/training/checkTrainees',
  isPassive: true,
  upload,
  input: z.object({ file: uploadedFile }),
  output: withData(
    z.object({
      /** The first rows, those with problems first; `counts` has all. */
      rows: z.array(importRow).max(500),
      counts: z.record(importRowKind, z.number()),
      /** What the file's columns were taken for; null for one that is not read. */
      columns: z.array(z.object({ heading: z.string(), column: importColumn.nullable() })),
      /** How its letters were read, such as "UTF-8"; empty for a workbook. */
      encoding: z.string(),
      seats: z.object({ plan: z.number(), used: z.number(), needed: z.number() }),
    }),
  ),
  errors: ['TRAINEE_FILE_REFUSED', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  perMinute: 30,
});

/** Writes a list of people: all rows or none, unless rows with errors are to be left out (spec part 2, section 7). */
export const saveTraineesBulk = call({
  ...training,
  method: 'POST',
  path: '/training/saveTraineesBulk',
  upload,
  input: z.object({ file: uploadedFile, skipErrors: z.enum(['true', 'false']).default('false') }),
  output: withData(z.object({ added: z.number(), updated: z.number(), unchanged: z.number(), skipped: z.number() })),
  errors: ['TRAINEE_FILE_REFUSED', 'TRAINEE_FILE_HAS_ERRORS', 'SEATS_EXCEEDED', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  perMinute: 30,
});

/** An example of a list, to be filled in. */
export const traineesTemplate = call({
  ...training,
  method: 'GET',
  path: '/training/traineesTemplate',
  input: noInput,
  output: namedFile,
  errors: [],
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});
