import type { weaknessFile } from '@portal/contract/concierge/concierge.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { keptBytes } from './kept-files.ts';
import { findWeaknessFile } from './weaknesses.store.ts';

/** Evidence of a weakness, to be saved. */
export function createWeaknessFile({ database, clock, files }: ConciergeServices): Handler<typeof weaknessFile> {
  return async (caller, { fileId }) => {
    const { orgId } = caller.session;
    const file = await database.inOrg(orgId, async (tx) => {
      const found = await findWeaknessFile(tx, fileId);
      if (found === undefined) throw new AppError('NOT_FOUND');
      await auditCaller(tx, caller, clock.now(), {
        action: 'weakness.file-downloaded',
        subject: found.title,
        details: { weaknessId: found.weakness_id, fileId },
      });
      return found;
    });
    return { fileName: file.file_name, bytes: await keptBytes(files, orgId, fileId) };
  };
}
