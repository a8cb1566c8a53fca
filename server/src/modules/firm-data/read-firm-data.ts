import type { readFirmData as readCall } from '@portal/contract/firm-data/firm-data.calls.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { readKeptDays } from '../portal/public.ts';
import { findOrganisationName } from '../profile/public.ts';
import { findExportOfFirm } from './archive/firm-exports.store.ts';
import { findOwnDeletion } from './deletion/firm-deletions.store.ts';

/** What was asked for of everything that the firm has here. */
export async function readFirmData(
  { database, clock }: Services,
  { session }: CallerOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const { companyName, file, deletion } = await database.inOrg(session.orgId, async (tx) => ({
    companyName: await findOrganisationName(tx),
    file: await findExportOfFirm(tx, clock.now()),
    deletion: await findOwnDeletion(tx),
  }));
  const { deletionGrace } = await database.onceAsSystem(readKeptDays);
  return {
    success: true,
    data: {
      companyName,
      export:
        file === undefined
          ? null
          : {
              exportId: file.export_id,
              state: file.state,
              askedBy: file.asked_by_name,
              askedAt: file.asked_at.toISOString(),
              expiresAt: file.expires_at.toISOString(),
              size: Number(file.size),
            },
      deletion,
      graceDays: deletionGrace,
    },
  };
}
