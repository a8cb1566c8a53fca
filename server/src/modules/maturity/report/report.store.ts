import type { OrgTransaction } from '../../../database/database.ts';
import { selectAsks } from '../asks/asks.store.ts';
import type { AssessmentRows } from '../assessment.store.ts';
import { type LevelRow, selectLevels } from '../levels.store.ts';
import { type DoneStep, selectDoneSteps } from './plan-steps.store.ts';

/** What the report needs of the assessment's rows beside what is known of the firm. */
export type ReportRows = Pick<AssessmentRows, 'asks'> & {
  readonly levels: readonly LevelRow[];
  readonly doneSteps: readonly DoneStep[];
};

/** One statement, whatever the report shows. */
export function readReportRows(tx: OrgTransaction): Promise<ReportRows> {
  return tx
    .selectNoFrom([selectAsks().as('asks'), selectLevels().as('levels'), selectDoneSteps().as('doneSteps')])
    .executeTakeFirstOrThrow();
}
