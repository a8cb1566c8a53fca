/** How an entry stands. */
export const RECORD_STATES = ['open', 'overdue', 'closed'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** An entry that is not closed is overdue from the day after it was due. */
export function recordState(
  entry: { readonly dueOn: string | null; readonly isClosed: boolean },
  today: string,
): RecordState {
  if (entry.isClosed) return 'closed';
  return entry.dueOn !== null && entry.dueOn < today ? 'overdue' : 'open';
}
