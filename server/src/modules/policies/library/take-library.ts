import type { policyTakeLibrary } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { requireUnchangedPolicy } from '../drafts/require-unchanged-policy.ts';
import { findPolicyLanguage } from '../interview/policy-language.ts';
import { loadVersion } from '../load-version.ts';
import { readPolicyView } from '../policy-view.ts';
import { draftFromLibrary } from './draft-from-library.ts';
import { libraryUpdate } from './library-update.ts';

/** Makes a draft of the library's newer text, or of that in the language of the firm's policies; answers that it still asks for are kept, a text of the firm's own is replaced. */
export async function takeLibrary(
  { database, clock }: Services,
  caller: CallerOf<typeof policyTakeLibrary>,
  { policyType, saved }: InputOf<typeof policyTakeLibrary>,
): Promise<AnswerOf<typeof policyTakeLibrary>> {
  return database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const newest = await loadVersion(tx, policyType, null, caller.brand);
    const library = newest.savedAt === null ? null : libraryUpdate(newest, await findPolicyLanguage(tx, caller.brand));
    if (library === null) throw new AppError('NO_LIBRARY_UPDATE');
    requireUnchangedPolicy(newest, { version: newest.version, saved });
    const now = clock.now();
    const taken = await draftFromLibrary(tx, caller, { newest, library, now });
    const data = await readPolicyView(tx, taken, { ...caller, now });
    return { success: true, data };
  });
}
