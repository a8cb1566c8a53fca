import type { stateOnSheet as stateOnSheetCall } from '@portal/contract/insurance/insurance.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { actorName, lockOrganisation } from '../profile/public.ts';
import { deleteStatement, lockStatement, putStatement } from './statements.store.ts';

/**
 * Keeps what the firm states of one line of the sheet. Stating the same again confirms it as of today.
 * @throws AppError STATEMENT_CHANGED where somebody else stated something in the meantime
 */
export async function stateOnSheet(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: CallerOf<typeof stateOnSheetCall>,
  { key, value, note, version: seen }: InputOf<typeof stateOnSheetCall>,
): Promise<AnswerOf<typeof stateOnSheetCall>> {
  const { orgId, userId } = caller.session;
  const now = clock.now();
  return database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const standing = await lockStatement(tx, key);
    const isSame = standing !== undefined && standing.value === value && standing.note === note;
    if (standing !== undefined && standing.version !== seen && !isSame)
      throw new AppError('STATEMENT_CHANGED', { values: { by: standing.stated_by_name } });
    const version = (standing?.version ?? 0) + 1;
    const isTakenBack = value === null && note === '';
    if (isTakenBack && standing === undefined) return { success: true, data: { version: 0 } };
    if (isTakenBack) await deleteStatement(tx, key);
    else {
      const statedByName = await actorName(tx, caller);
      await putStatement(tx, { orgId, key, value, note, statedBy: userId, statedByName, statedAt: now, version });
    }
    await auditCaller(tx, caller, now, { action: 'insurance.stated', subject: key, details: { key, value } });
    return { success: true, data: { version: isTakenBack ? 0 : version } };
  });
}
