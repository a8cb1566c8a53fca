import type { AnsweredQuestion } from '@portal/domain/policies/sign-off-questions.ts';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

/** A day such as "2026-11-22"; see `pools.ts`. */
type Day = string;

type SignOffPeopleTable = { person_id: string; org_id: string; email: string; name: string; added_at: Timestamp };

type SignOffLinksTable = {
  token_hash: Buffer;
  org_id: string;
  person_id: string;
  made_at: Timestamp;
  expires_at: Timestamp;
};

type SignOffsTable = {
  org_id: string;
  person_id: string;
  policy_id: string;
  version: number;
  asked_at: Timestamp;
  asked_on: Day;
  asked_by_name: string;
  reminded_on: ColumnType<Day | null, Day | null | undefined, Day | null>;
  reminders: Generated<number>;
  withdrawn_at: OptionalTimestamp;
  acknowledged_at: OptionalTimestamp;
  statement: ColumnType<string | null, string | null | undefined, string | null>;
  content_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  /** JSON goes in as text. */
  questions: ColumnType<readonly AnsweredQuestion[] | null, string | null | undefined, string | null>;
  carried_from: ColumnType<number | null, number | null | undefined, number | null>;
};

type SignOffDaysTable = { org_id: string; looked_on: Day };

declare module '../../database/tables.ts' {
  interface Tables {
    sign_off_people: SignOffPeopleTable;
    sign_off_links: SignOffLinksTable;
    sign_offs: SignOffsTable;
    sign_off_days: SignOffDaysTable;
  }
}
