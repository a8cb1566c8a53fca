import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type MaturityAnswersTable = {
  org_id: string;
  element_id: string;
  question_version: number;
  level: number;
  dont_know: boolean;
  does_not_apply: Generated<boolean>;
  note: Generated<string>;
  answered_by: Optional<string>;
  answered_by_name: string;
  answered_at: Timestamp;
  version: number;
};

type MaturityLevelsTable = {
  org_id: string;
  /** A day such as "2026-11-22"; see `pools.ts`. */
  on_day: string;
  at: Timestamp;
  overall: number;
  /** Numeric, which the driver gives as text. */
  average: ColumnType<string, number, number>;
  answered: number;
  elements: number;
};

type MaturityAsksTable = {
  ask_id: string;
  org_id: string;
  element_id: string;
  token_hash: Buffer;
  asked_email: string;
  asked_name: string;
  message: Generated<string>;
  asked_by: Optional<string>;
  asked_by_name: string;
  asked_at: Timestamp;
  expires_at: Timestamp;
  answered_at: OptionalTimestamp;
  question_version: Optional<number>;
  level: Optional<number>;
  dont_know: Optional<boolean>;
  note: Optional<string>;
};

type MaturityPlanStepsTable = {
  org_id: string;
  element_id: string;
  from_level: number;
  step: number;
  done_at: Timestamp;
  done_by_name: string;
};

type MaturityPlanHoursTable = {
  org_id: string;
  hours: number;
};

declare module '../../database/tables.ts' {
  interface Tables {
    maturity_answers: MaturityAnswersTable;
    maturity_levels: MaturityLevelsTable;
    maturity_asks: MaturityAsksTable;
    maturity_plan_steps: MaturityPlanStepsTable;
    maturity_plan_hours: MaturityPlanHoursTable;
  }
}
