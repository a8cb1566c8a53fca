import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import type { TrainingServices } from '../training-services.ts';
import { lockDraft } from './own-courses.store.ts';

type DraftRow = NonNullable<Awaited<ReturnType<typeof lockDraft>>>;

/** Who of the staff changes something, and when. */
export type ChangedBy = { readonly at: Date; readonly byName: string };

/** What is written to the provider's log of a change. */
export type DraftChange<Result> = {
  readonly result: Result;
  readonly action: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/**
 * Changes a draft that nobody else changes meanwhile, and logs it.
 * @throws AppError NOT_FOUND, CHANGED_ELSEWHERE
 */
export async function withDraft<Result>(
  { database, clock }: TrainingServices,
  caller: Caller,
  { courseId, revision }: { readonly courseId: string; readonly revision: number },
  change: (tx: SystemTransaction, draft: DraftRow, by: ChangedBy) => Promise<DraftChange<Result>>,
): Promise<Result> {
  const at = clock.now();
  return database.asSystem(async (tx) => {
    const draft = await lockDraft(tx, courseId);
    if (draft === undefined) throw new AppError('NOT_FOUND');
    if (draft.revision !== revision) throw new AppError('CHANGED_ELSEWHERE');
    const { result, action, details } = await change(tx, draft, { at, byName: await nameOf(tx, caller) });
    await auditCaller(tx, caller, at, { action, subject: courseId, orgId: null, details: { courseId, ...details } });
    return result;
  });
}

/** What a member of the staff is called. */
export const nameOf = async (tx: SystemTransaction, { session }: Caller): Promise<string> =>
  session === null ? '' : await findUserName(tx, session.userId);
