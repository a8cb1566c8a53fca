import type { trainingCsv } from '@portal/contract/training/training-reports.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { courseState } from '@portal/domain/training/course-state.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { readCourseCatalogue } from '../courses/course-catalogue.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { listRecords, type TrainingRecord } from './training-reports.store.ts';

const COLUMNS: Readonly<Record<string, (row: TrainingRecord, today: string) => string>> = {
  name: (row) => row.name,
  email: (row) => row.email,
  department: (row) => row.department,
  status: (row) => row.status,
  start: (row) => row.started_on,
  course: (row) => (row.course_id === null ? '' : (readCourseCatalogue().get(row.course_id)?.name ?? row.course_id)),
  state: (row, today) => stateOf(row, today),
  'opened on': (row) => row.opens_on ?? '',
  'due on': (row) => (row.is_waived === true ? '' : (row.due_on ?? '')),
  started: (row) => row.started_at?.toISOString() ?? '',
  completed: (row) => row.completed_at?.toISOString() ?? '',
  version: (row) => row.course_version?.toString() ?? '',
  'correct answers': (row) => row.right_answers?.toString() ?? '',
  'total questions': (row) => row.out_of?.toString() ?? '',
  certificate: (row) => row.certificate ?? '',
};

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
  const cells = records.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row, today)));
  return { fileName: `training-${today}.csv`, bytes: Buffer.from(csvFile(Object.keys(COLUMNS), cells)) };
}
