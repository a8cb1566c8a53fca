import type { trainingCsv } from '@portal/contract/training/training-reports.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { courseState } from '@portal/domain/training/course-state.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { readCourseCatalogue } from '../courses/course-catalogue.ts';
import { columns } from '../training.texts.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { listRecords, type TrainingRecord } from './training-reports.store.ts';

type Column = readonly [heading: Phrase, cell: (row: TrainingRecord, today: string) => string];

const COLUMNS: readonly Column[] = [
  [columns.name, (row) => row.name],
  [columns.email, (row) => row.email],
  [columns.department, (row) => row.department],
  [columns.status, (row) => row.status],
  [columns.start, (row) => row.started_on],
  [
    columns.course,
    (row) => (row.course_id === null ? '' : (readCourseCatalogue().get(row.course_id)?.name ?? row.course_id)),
  ],
  [columns.state, stateOf],
  [columns.opensOn, (row) => row.opens_on ?? ''],
  [columns.dueOn, (row) => (row.is_waived === true ? '' : (row.due_on ?? ''))],
  [columns.started, (row) => row.started_at?.toISOString() ?? ''],
  [columns.completed, (row) => row.completed_at?.toISOString() ?? ''],
  [columns.version, (row) => row.course_version?.toString() ?? ''],
  [columns.rightAnswers, (row) => row.right_answers?.toString() ?? ''],
  [columns.questions, (row) => row.out_of?.toString() ?? ''],
  [columns.certificate, (row) => row.certificate ?? ''],
];

function stateOf(row: TrainingRecord, today: string): string {
  if (row.course_id === null || row.due_on === null) return '';
  return courseState(
    {
      isWaived: row.is_waived === true,
      dueOn: row.due_on,
      isStarted: row.started_at !== null,
      isCompleted: row.completed_at !== null,
    },
    today,
  );
}

/** Every course of every person as a file, whose cells are safe in spreadsheet programs. */
export async function downloadTrainingCsv(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof trainingCsv>,
): Promise<AnswerOf<typeof trainingCsv>> {
  const now = clock.now();
  const today = trainingDay(now, caller.brand);
  const { orgId } = caller.session;
  const records = await database.inOrg(orgId, async (tx) => {
    const found = await listRecords(tx, orgId);
    await auditCaller(tx, caller, now, { action: 'training.exported', details: { records: found.length } });
    return found;
  });
  const cells = records.map((row) => COLUMNS.map(([, cellOf]) => cellOf(row, today)));
  const say = sayFor(caller.brand, caller.language);
  const headings = COLUMNS.map(([heading]) => say(heading));
  return { fileName: `training-${today}.csv`, bytes: Buffer.from(csvFile(headings, cells)) };
}
