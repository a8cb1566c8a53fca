import { type RawBuilder, sql } from 'kysely';

const shownWeakness = sql<boolean>`weakness_id in (
  select weakness_id from weaknesses where published_at is not null and withdrawn_at is null)`;
const shownMessage = sql<boolean>`message_id in (select message_id from concierge_deliveries where withdrawn_at is null)`;

/** Which rows of a table a firm may see, where those are not all: drafts, and what was taken back, never were. */
export const SHOWN_ROWS: Readonly<Record<string, RawBuilder<boolean>>> = {
  weaknesses: shownWeakness,
  weakness_files: shownWeakness,
  weakness_reads: shownWeakness,
  concierge_deliveries: shownMessage,
  concierge_reads: shownMessage,
};
