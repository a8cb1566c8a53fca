import type { exportSignOffs as exportSignOffsCall } from '@portal/contract/policies/sign-off.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findVersion } from '../policy-versions.store.ts';
import { requireSignOff } from './has-sign-off.ts';
import { stateOf } from './list-sign-offs.ts';
import { listSignOffRecords } from './sign-offs.store.ts';

/** What a file holds at most, newest versions first, so that one request's memory is bounded. */
const MAX_RECORDS = 20_000;

type Row = Awaited<ReturnType<typeof listSignOffRecords>>[number];

const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  name: (row) => row.name,
  email: (row) => row.email,
  version: (row) => String(row.version),
  state: stateOf,
  // Nobody was asked about a version that an earlier confirmation holds for.
  asked: (row) => (row.carried_from === null ? row.asked_at.toISOString() : ''),
  confirmed: (row) => row.acknowledged_at?.toISOString() ?? '',
  statement: (row) => row.statement ?? '',
  'text (SHA-256)': (row) => row.content_hash?.toString('hex') ?? '',
  'questions asked and answered': (row) =>
    (row.questions ?? []).map(({ ask, answer }) => `${ask} – ${answer}`).join(' | '),
  'carried over from version': (row) => (row.carried_from === null ? '' : String(row.carried_from)),
  'carried over on': (row) => (row.carried_from === null ? '' : row.asked_at.toISOString()),
};

/** Every record of a policy as a file whose cells are safe in spreadsheet programs. */
export async function exportSignOffs(
  services: Services,
  caller: CallerOf<typeof exportSignOffsCall>,
  { policyId }: InputOf<typeof exportSignOffsCall>,
): Promise<AnswerOf<typeof exportSignOffsCall>> {
  const { database, clock } = services;

  const rows = await database.inOrg(caller.session.orgId, async (tx) => {
    await requireSignOff(services, tx);
    const policy = await findVersion(tx, policyId, null);
    if (policy === undefined) throw new AppError('NOT_FOUND');
    const records = await listSignOffRecords(tx, policyId, MAX_RECORDS);
    const details = { policyId, records: records.length };
    await auditCaller(tx, caller, clock.now(), {
      action: 'policy.sign-offs-exported',
      subject: policy.name,
      details,
    });
    return records;
  });
  const cells = rows.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row)));
  return { fileName: `${policyId}_sign-offs.csv`, bytes: Buffer.from(csvFile(Object.keys(COLUMNS), cells)) };
}
