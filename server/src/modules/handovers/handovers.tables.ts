import type { HandoverKind } from '@portal/domain/handovers/handover-limits.ts';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type HandoversTable = {
  handover_id: string;
  org_id: string;
  token_hash: Buffer;
  helper_name: string;
  helper_email: string;
  note: Generated<string>;
  shows_firm: boolean;
  days: number;
  made_by: Optional<string>;
  made_by_name: string;
  made_at: Timestamp;
  expires_at: Timestamp;
  opened_at: OptionalTimestamp;
  revoked_at: OptionalTimestamp;
  /** A day such as "2026-11-22"; see `pools.ts`. */
  emails_on: Optional<string>;
  emails: Generated<number>;
};

type HandoverPointsTable = {
  point_id: string;
  org_id: string;
  handover_id: string;
  position: number;
  kind: HandoverKind;
  ref: string;
  title: string;
  done_at: OptionalTimestamp;
  checks_on: Optional<string>;
  checks: Generated<number>;
  confirmed_at: OptionalTimestamp;
  confirmed_by_name: Optional<string>;
};

type HandoverQuestionsTable = {
  question_id: string;
  org_id: string;
  point_id: string;
  question: string;
  asked_at: Timestamp;
  answer: Optional<string>;
  answered_at: OptionalTimestamp;
  answered_by_name: Optional<string>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    handovers: HandoversTable;
    handover_points: HandoverPointsTable;
    handover_questions: HandoverQuestionsTable;
  }
}
