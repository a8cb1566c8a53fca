import type { ErrorTable } from '../errors.ts';

/** Errors of registers; the portal's own, as the specification has none. */
export const REGISTERS_ERRORS = {
  REGISTER_ENTRY_CHANGED: {
    status: 409,
    message:
      '{by} changed this record after you opened it. Your entries are still here. Reload the page to see theirs.',
  },
  REGISTER_ENTRY_CLOSED: { status: 409, message: 'This record is closed. Reopen it first.' },
  REGISTER_CHECKLIST_OPEN: {
    status: 409,
    message: 'Open checklist items: {count}. Mark each as done or not needed first.',
  },
  REGISTER_FULL: { status: 409, message: 'You have reached the limit of {maximum} records. Delete some first.' },
  REGISTER_FILES_FULL: { status: 409, message: 'You have reached the limit of {maximum} files. Remove one first.' },
  REGISTER_FILE_REFUSED: { status: 400, message: 'Cannot read file. {reason}' },
  REGISTER_ROWS_HAVE_ERRORS: {
    status: 409,
    message: 'Rows with errors: {count}. Fix them, or leave them out.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly registers: typeof REGISTERS_ERRORS;
  }
}
