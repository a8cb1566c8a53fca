import { RECORD_STATES } from '@portal/domain/registers/record-state.ts';
import { COLUMN_TYPES, LONGEST, REGISTER_IDS, TICKS } from '@portal/domain/registers/register.ts';
import { z } from 'zod';
import { id, isoDay, line, lines, MAX_REVISION, recordOf } from '../call.ts';

export const registerId = z.enum(REGISTER_IDS);

/** Id of a column, an option or a point of a checklist. */
const partId = line(40);

/** What is typed, by column; the register says what of it is a value. */
export const typedValues = recordOf(partId, lines(LONGEST.long), 20);
/** What is ticked, by point of the checklist. */
export const typedTicks = recordOf(partId, z.enum(TICKS).or(z.literal('')), 30);
/** Of the entry that was seen; 0 for one that is new. */
export const entryVersion = z.int().min(0).max(MAX_REVISION);

/** A register with all its words. */
export const registerView = z.object({
  id: registerId,
  name: z.string(),
  /** What one entry is called. */
  entry: z.string(),
  purpose: z.string(),
  askedBy: z.string(),
  howTo: z.array(z.string()),
  title: z.string(),
  /** `months` is null where the column holds the day itself. */
  due: z.object({ name: z.string(), column: z.string(), months: z.number().nullable() }),
  /** Months until the next entry that is planned when one is closed; null where none is. */
  nextMonths: z.number().nullable(),
  done: z.string(),
  retentionMonths: z.number(),
  columns: z.array(
    z.object({
      id: z.string(),
      type: z.enum(COLUMN_TYPES),
      name: z.string(),
      help: z.string(),
      required: z.boolean(),
      options: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  checklist: z.array(z.object({ id: z.string(), name: z.string() })),
  /** An entry of a company that does not exist, to show what belongs where. */
  example: z.record(z.string(), z.string()),
  /** Clauses of the firm's policies whose records are kept here. */
  clauses: z.array(z.object({ clause: z.string(), title: z.string(), policy: z.string(), href: z.string() })),
});

/** An entry as lists show it. */
export const entryLine = z.object({
  entryId: id,
  title: z.string(),
  values: z.record(z.string(), z.string()),
  ownerName: z.string(),
  ownerEmail: z.string(),
  state: z.enum(RECORD_STATES),
  /** Days such as "2026-11-27". */
  dueOn: z.string().nullable(),
  closedOn: z.string().nullable(),
  files: z.number(),
});

/** What became of an entry. */
export const CHANGE_KINDS = [
  'created',
  'imported',
  'planned',
  'changed',
  'closed',
  'reopened',
  'file-added',
  'file-removed',
] as const;

/** An entry with all that belongs to it. */
export const entryView = entryLine.omit({ files: true }).extend({
  ticks: z.record(z.string(), z.enum(TICKS)),
  closedByName: z.string(),
  version: z.number(),
  /** Page of the portal that began it, with more about it; null where somebody entered it. */
  origin: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  files: z.array(
    z.object({ fileId: id, fileName: z.string(), size: z.number(), addedAt: z.string(), addedByName: z.string() }),
  ),
  /** The latest changes, the newest first. */
  history: z.array(
    z.object({
      changeId: id,
      kind: z.enum(CHANGE_KINDS),
      /** `column` is a column, `owner`, or a point of the checklist as `tick:accounts`. */
      changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
      fileName: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  /** The day after which it is deleted; null while it is open. */
  keptUntil: z.string().nullable(),
});

export const LIST_STATES = ['open', 'overdue', 'closed', 'all'] as const;
export const LIST_SORTS = ['due', 'title', 'owner', 'changed'] as const;

/** Which entries of a register. */
export const entryFilter = z.object({
  register: registerId,
  /** `open` has those that are overdue too. */
  state: z.enum(LIST_STATES).default('open'),
  search: line(100).default(''),
});

export const closingDay = isoDay();

/** What a row of a file amounts to. */
export const IMPORT_KINDS = ['new', 'duplicate', 'error'] as const;

/** A row of a file. */
export const importedRow = z.object({
  /** Line of the file, from 1. */
  line: z.number(),
  kind: z.enum(IMPORT_KINDS),
  title: z.string(),
  /** `column` is what the column is called. */
  problems: z.array(z.object({ column: z.string(), text: z.string() })),
});
