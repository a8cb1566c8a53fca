import { z } from 'zod';
import { call, done, id, line, namedFile, noInput, withData } from '../call.ts';
import {
  closingDay,
  entryFilter,
  entryLine,
  entryVersion,
  entryView,
  LIST_SORTS,
  registerId,
  registerView,
  typedTicks,
  typedValues,
} from './registers.schemas.ts';

const registers = { access: 'member', module: 'compliance' } as const;

/** Every register with how many of its entries are open, and all that is overdue first. */
export const readRegisters = call({
  ...registers,
  method: 'GET',
  path: '/registers/readRegisters',
  input: noInput,
  output: withData(
    z.object({
      registers: z.array(
        z.object({
          id: registerId,
          name: z.string(),
          purpose: z.string(),
          /** `open` has those that are overdue too. */
          open: z.number(),
          overdue: z.number(),
          closed: z.number(),
          /** The first day that is not over; null where nothing is due. */
          nextDueOn: z.string().nullable(),
        }),
      ),
      /** The entries that have been overdue for the longest. */
      overdue: z.array(
        z.object({ entryId: id, register: registerId, registerName: z.string(), title: z.string(), dueOn: z.string() }),
      ),
    }),
  ),
  errors: [],
});

/** One register with a page of its entries. */
export const readRegister = call({
  ...registers,
  method: 'GET',
  path: '/registers/readRegister',
  input: entryFilter.extend({
    sort: z.enum(LIST_SORTS).default('due'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: withData(
    z.object({
      register: registerView,
      counts: z.object({ open: z.number(), overdue: z.number(), closed: z.number() }),
      /** Of those that fit. */
      total: z.number(),
      pageSize: z.number(),
      entries: z.array(entryLine),
      /** Who a new entry belongs to before somebody says otherwise. */
      you: z.object({ name: z.string(), email: z.string() }),
    }),
  ),
  errors: [],
});

/** One entry with its files and what became of it. */
export const readRegisterEntry = call({
  ...registers,
  method: 'GET',
  path: '/registers/readRegisterEntry/{entryId}',
  input: z.object({ entryId: id }),
  output: withData(z.object({ register: registerView, entry: entryView })),
  errors: [],
});

/** Writes an entry: a new one where there is no id. Faults are told at `values.COLUMN`. */
export const saveRegisterEntry = call({
  ...registers,
  method: 'POST',
  path: '/registers/saveRegisterEntry',
  maxBodyKilobytes: 64,
  input: z.object({
    register: registerId,
    entryId: id.nullable(),
    values: typedValues,
    ticks: typedTicks,
    /** Empty for the person who saves it. */
    ownerName: line(200).default(''),
    ownerEmail: line(254).default(''),
    version: entryVersion,
  }),
  output: withData(z.object({ entryId: id, version: z.number() })),
  errors: ['REGISTER_ENTRY_CHANGED', 'REGISTER_ENTRY_CLOSED', 'REGISTER_FULL'],
  perMinute: 120,
});

/** Says that an entry is done, on a day that is not in the future. */
export const closeRegisterEntry = call({
  ...registers,
  method: 'POST',
  path: '/registers/closeRegisterEntry',
  input: z.object({ entryId: id, closedOn: closingDay, planNext: z.boolean(), version: entryVersion }),
  /** `nextEntryId` is the entry that was planned. */
  output: withData(z.object({ version: z.number(), nextEntryId: id.nullable() })),
  errors: ['REGISTER_ENTRY_CHANGED', 'REGISTER_ENTRY_CLOSED', 'REGISTER_CHECKLIST_OPEN', 'REGISTER_FULL'],
  perMinute: 120,
});

/** Takes the closing of an entry back. */
export const reopenRegisterEntry = call({
  ...registers,
  method: 'POST',
  path: '/registers/reopenRegisterEntry',
  input: z.object({ entryId: id, version: entryVersion }),
  output: withData(z.object({ version: z.number() })),
  errors: ['REGISTER_ENTRY_CHANGED'],
});

/** Deletes an entry with its files and its history. */
export const deleteRegisterEntry = call({
  ...registers,
  method: 'POST',
  path: '/registers/deleteRegisterEntry',
  input: z.object({ entryId: id, version: entryVersion }),
  output: done,
  errors: ['REGISTER_ENTRY_CHANGED'],
});

/** The entries of a register with all their columns, for spreadsheets. */
export const registerCsv = call({
  ...registers,
  method: 'GET',
  path: '/registers/registerCsv',
  input: entryFilter,
  output: namedFile,
  errors: [],
  file: 'text/csv; charset=utf-8',
  isDownload: true,
  perMinute: 30,
});
