import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type CalendarFeedsTable = {
  user_id: string;
  org_id: string;
  token_hash: Buffer;
  made_at: Timestamp;
  last_read_at: OptionalTimestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
  }
}
