import { z } from 'zod';
import { trainingRoles } from './trainee.schemas.ts';

/** What a row of a file amounts to. */
export const importRowKind = z.enum(['new', 'update', 'unchanged', 'duplicate', 'error']);

/** What a column of a file can hold. */
export const importColumn = z.enum(['email', 'name', 'firstName', 'lastName', 'department', 'startedOn', 'roles']);

/** A row of a list of people with what it amounts to. */
export const importRow = z.object({
  /** Line of the file, from 1. */
  line: z.number(),
  email: z.string(),
  name: z.string(),
  department: z.string(),
  startedOn: z.string(),
  roles: trainingRoles,
  kind: importRowKind,
  problems: z.array(z.object({ column: importColumn, text: z.string() })),
});
