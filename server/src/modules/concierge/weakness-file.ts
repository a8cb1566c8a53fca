import type { weaknessFile } from '@portal/contract/concierge/concierge.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { keptBytes } from './files/kept-files.ts';
import { findWeaknessFile } from './weaknesses.store.ts';

/** Evidence of a weakness, to be saved. */
export async function readWeaknessFile(
  { database, clock, files }: ConciergeServices,
  caller: CallerOf<typeof weaknessFile>,
  { fileId }: InputOf<typeof weaknessFile>,
): Promise<AnswerOf<typeof weaknessFile>> {
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
}
