import type { DeadlineMark } from './deadline-clock.ts';

/** What an entry of an incident's log says; the log is only added to, and how things stand follows from it. */
export const ENTRY_KINDS = [
  'note',
  'step-done',
  'step-open',
  'deadline-done',
  'deadline-not-needed',
  'deadline-open',
  'people',
  'closed',
  'reopened',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const MAX_ENTRIES = 1000;
export const MAX_INCIDENTS = 500;
/** An incident may have been noticed so long before somebody wrote it down. */
export const MAX_NOTICED_DAYS_AGO = 366;

export type LogEntry = {
  readonly kind: EntryKind;
  /** The step or deadline that it is about; empty for others. */
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
  readonly by: string;
};

/** When steps were ticked off and by whom, by their id; one that was opened again is not there. */
export function doneSteps<Entry extends Pick<LogEntry, 'kind' | 'subject'>>(
  log: readonly Entry[],
): ReadonlyMap<string, Entry> {
  const done = new Map<string, Entry>();
  for (const entry of log) {
    if (entry.kind === 'step-done') done.set(entry.subject, entry);
    if (entry.kind === 'step-open') done.delete(entry.subject);
  }
  return done;
}

/** What the firm said last of each deadline, by its id. */
export function markedDeadlines<Entry extends Pick<LogEntry, 'kind' | 'subject'>>(
  log: readonly Entry[],
): ReadonlyMap<string, { readonly mark: DeadlineMark; readonly entry: Entry }> {
  const marked = new Map<string, { mark: DeadlineMark; entry: Entry }>();
  for (const entry of log) {
    if (entry.kind === 'deadline-done') marked.set(entry.subject, { mark: 'done', entry });
    if (entry.kind === 'deadline-not-needed') marked.set(entry.subject, { mark: 'not-needed', entry });
    if (entry.kind === 'deadline-open') marked.delete(entry.subject);
  }
  return marked;
}
