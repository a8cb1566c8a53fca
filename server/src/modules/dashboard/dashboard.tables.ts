/** A day such as "2026-11-22"; see `pools.ts`. */
type Day = string;

type ScoreDaysTable = { org_id: string; on_day: Day; score: number };

declare module '../../database/tables.ts' {
  interface Tables {
    score_days: ScoreDaysTable;
  }
}
