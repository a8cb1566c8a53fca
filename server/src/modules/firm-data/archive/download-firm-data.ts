import type { downloadFirmData as downloadCall } from '@portal/contract/firm-data/firm-data.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { exportPath } from './export-path.ts';
import { findExportOfFirm } from './firm-exports.store.ts';

/** The file with everything of the firm, as it comes from where it is kept; who fetched it is in the log. */
export async function downloadFirmData(
  { database, files, clock }: Services,
  caller: CallerOf<typeof downloadCall>,
  { exportId }: InputOf<typeof downloadCall>,
): Promise<AnswerOf<typeof downloadCall>> {
  const { orgId } = caller.session;
  const now = clock.now();
  const row = await database.inOrg(orgId, async (tx) => {
    const found = await findExportOfFirm(tx, now);
    if (found?.export_id !== exportId || found.state !== 'ready') throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, { action: 'firm-export.downloaded', details: { exportId } });
    return found;
  });
  const file = await files.open(exportPath(orgId, exportId));
  if (file === null) throw new AppError('NOT_FOUND');
  return { fileName: `company-data-${row.asked_at.toISOString().slice(0, 10)}.zip`, ...file };
}
