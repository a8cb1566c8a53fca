import { z } from 'zod';
import { call, done, id, line, namedFile, uploadedFile, withData } from '../call.ts';
import { pageOfList, version } from '../console/console.schemas.ts';
import { faults } from '../input-faults.texts.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';
import { attachedFile, weaknessSeverity, weaknessStatus } from './concierge.schemas.ts';
import {
  chosenWeaknesses,
  cvssScore,
  cvssVector,
  importedRow,
  MAX_AT_ONCE,
  publicationState,
  reportedOn,
  staffWeakness,
  staffWeaknessRow,
  statusNote,
  weaknessBody,
  weaknessFact,
  weaknessTitle,
} from './console-concierge.schemas.ts';

const staff = { access: 'staff', permission: 'experts.work', customers: 'named' } as const;

/** Weaknesses of all customers, those that were changed last first; `search` looks into titles and names of customers. */
export const listWeaknesses = call({
  ...staff,
  customers: 'listed',
  method: 'GET',
  path: '/console/weaknesses',
  input: pageOfList.extend({
    orgId: id.optional(),
    severity: weaknessSeverity.optional(),
    status: weaknessStatus.optional(),
    state: publicationState.optional(),
  }),
  output: withData(z.object({ total: z.number(), pageSize: z.number(), weaknesses: z.array(staffWeaknessRow) })),
  errors: [],
});

export const readWeakness = call({
  ...staff,
  method: 'GET',
  path: '/console/weakness',
  input: z.object({ weaknessId: id }),
  output: withData(staffWeakness),
  errors: [],
});

/** A text as customers will see it: what editors show beside what is typed. */
export const previewConciergeText = call({
  ...staff,
  customers: 'none',
  method: 'POST',
  path: '/console/previewConciergeText',
  isPassive: true,
  input: z.object({ text: weaknessBody }),
  maxBodyKilobytes: 160,
  output: withData(richText),
  errors: [],
});

/**
 * Makes a draft of a weakness for each of the customers, or changes the one that `weaknessId` names, published or not; its
 * status is changed by `setWeaknessStatus` alone. A CVSS 3 vector gives the score where none is typed.
 */
export const saveWeakness = call({
  ...staff,
  method: 'POST',
  path: '/console/saveWeakness',
  input: z.object({
    weaknessId: id.nullable().default(null),
    /** Of the weakness that is changed; 0 for a new one. */
    version: version.default(0),
    /** Customers who get one each; not looked at for one that is changed. */
    orgIds: z.array(id).max(MAX_AT_ONCE, faults.mostCustomersAtOnce.text).default([]),
    title: weaknessTitle,
    severity: weaknessSeverity,
    cvssScore: cvssScore.default(null),
    cvssVector: cvssVector.default(null),
    fact: weaknessFact.default(null),
    reportedOn,
    body: weaknessBody.min(1, faults.someText.text),
  }),
  maxBodyKilobytes: 160,
  output: withData(z.array(z.object({ weaknessId: id, orgId: id, version }))),
  errors: ['CHANGED_ELSEWHERE', 'WEAKNESS_WITHDRAWN', 'CVSS_NOT_VALID', 'ORGANISATION_UNKNOWN'],
});

/** Shows drafts to their customers, who are told by mail. */
export const publishWeaknesses = call({
  ...staff,
  method: 'POST',
  path: '/console/publishWeaknesses',
  input: z.object({ weaknesses: chosenWeaknesses }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'WEAKNESS_WITHDRAWN', 'WEAKNESS_IS_PUBLISHED'],
});

/** Says how published weaknesses stand; their customers are told by mail. */
export const setWeaknessStatus = call({
  ...staff,
  method: 'POST',
  path: '/console/setWeaknessStatus',
  input: z.object({ weaknesses: chosenWeaknesses, status: weaknessStatus, note: statusNote.default('') }),
  maxBodyKilobytes: 24,
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'WEAKNESS_WITHDRAWN', 'WEAKNESS_NOT_PUBLISHED'],
});

/** Takes published weaknesses back: to their customers they are as if they had never been. */
export const withdrawWeaknesses = call({
  ...staff,
  method: 'POST',
  path: '/console/withdrawWeaknesses',
  input: z.object({ weaknesses: chosenWeaknesses }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'WEAKNESS_WITHDRAWN', 'WEAKNESS_NOT_PUBLISHED'],
});

/** Deletes drafts with their files. */
export const deleteWeaknessDrafts = call({
  ...staff,
  method: 'POST',
  path: '/console/deleteWeaknessDrafts',
  input: z.object({ weaknesses: chosenWeaknesses }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'WEAKNESS_WITHDRAWN', 'WEAKNESS_IS_PUBLISHED'],
});

/** Adds evidence to a weakness. */
export const addWeaknessFile = call({
  ...staff,
  method: 'POST',
  path: '/console/addWeaknessFile',
  input: z.object({ weaknessId: id, file: uploadedFile }),
  output: withData(attachedFile),
  errors: ['HELP_FILE_REFUSED', 'WEAKNESS_FILES_LIMIT', 'WEAKNESS_WITHDRAWN', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  upload: { maxMegabytes: 10 },
});

export const removeWeaknessFile = call({
  ...staff,
  method: 'POST',
  path: '/console/removeWeaknessFile',
  input: z.object({ weaknessId: id, fileId: id }),
  output: done,
  errors: [],
});

export const downloadWeaknessFile = call({
  ...staff,
  method: 'GET',
  path: '/console/weaknessFile/{fileId}',
  input: z.object({ fileId: id }),
  output: namedFile,
  errors: [],
  file: 'application/octet-stream',
  isDownload: true,
});

const upload = { maxMegabytes: 10 } as const;

/**
 * Reads a scanner's list (CSV, JSON or SARIF) and tells what importing it for a customer would do. Writes nothing.
 */
export const checkWeaknessImport = call({
  ...staff,
  method: 'POST',
  path: '/console/checkWeaknessImport',
  isPassive: true,
  input: z.object({ orgId: id, file: uploadedFile }),
  output: withData(
    z.object({
      /** What the file was taken for. */
      format: z.enum(['findings-export', 'nessus-csv', 'csv', 'json', 'sarif']),
      /** The first rows, those with errors first; `counts` has all. */
      rows: z.array(importedRow).max(500),
      counts: z.object({ new: z.number(), known: z.number(), error: z.number() }),
    }),
  ),
  errors: ['WEAKNESS_IMPORT_REFUSED', 'ORGANISATION_UNKNOWN', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'],
  upload,
});

/** Makes drafts of a list's new rows, or publishes them at once, with one mail for all of them. Rows with errors are left out. */
export const importWeaknesses = call({
  ...staff,
  method: 'POST',
  path: '/console/importWeaknesses',
  input: z.object({
    orgId: id,
    file: uploadedFile,
    isPublished: z.enum(['true', 'false']).default('false'),
    /** Numbers of rows to leave out, with commas between them. */
    leaveOut: line(10_000)
      .regex(/^(?:\d+(?:,\d+)*)?$/)
      .default(''),
  }),
  output: withData(z.object({ added: z.number(), known: z.number(), leftOut: z.number() })),
  errors: [
    'WEAKNESS_IMPORT_REFUSED',
    'WEAKNESS_IMPORT_EMPTY',
    'ORGANISATION_UNKNOWN',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_BROKEN',
  ],
  upload,
});
