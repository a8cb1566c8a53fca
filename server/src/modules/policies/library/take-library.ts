import type { policyTakeLibrary } from '@portal/contract/policies/policies.calls.ts';
import { changedWords } from '@portal/domain/policies/changed-words.ts';
import { nextVersion } from '@portal/domain/policies/next-version.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { usableValues } from '../drafts/checked-values.ts';
import { deleteKeptChanges } from '../drafts/kept-changes.store.ts';
import { replacedDraft } from '../drafts/replaced-draft.ts';
import { requireUnchangedPolicy } from '../drafts/require-unchanged-policy.ts';
import { savingInstant } from '../drafts/saving-instant.ts';
import { loadVersion } from '../load-version.ts';
import { saveVersion } from '../policy-versions.store.ts';
import { readPolicyView } from '../policy-view.ts';
import { recordEvent } from '../record-event.ts';
import { libraryPolicy, markdownOf } from './policy-content.ts';

/** Makes a draft of the library's newer text; answers that it still asks for are kept, a text of the firm's own is replaced. */
export async function takeLibrary(
  { database, clock }: Services,
  caller: CallerOf<typeof policyTakeLibrary>,
  { policyType, saved }: InputOf<typeof policyTakeLibrary>,
): Promise<AnswerOf<typeof policyTakeLibrary>> {
  return database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const library = libraryPolicy(policyType);
    const newest = await loadVersion(tx, policyType, null);
    if (library === undefined || newest.savedAt === null || (newest.libraryVersion ?? 0) >= library.version)
      throw new AppError('NO_LIBRARY_UPDATE');
    requireUnchangedPolicy(newest, { version: newest.version, saved });
    const { orgId, userId } = caller.session;
    const now = clock.now();
    const byName = await actorName(tx, caller);
    const { version } = nextVersion(newest, 'Draft');
    await saveVersion(tx, {
      orgId,
      policyId: policyType,
      version,
      status: 'Draft',
      name: newest.name,
      template: library.source,
      libraryVersion: library.version,
      fields: library.fields,
      customPolicy: null,
      customValues: usableValues(library.fields, newest.customValues),
      minor: false,
      savedAt: savingInstant(now, newest),
      savedBy: userId,
      savedByName: byName,
      approval: null,
    });
    await deleteKeptChanges(tx, { policyId: policyType, userId });
    const taken = await loadVersion(tx, policyType, version);
    await recordEvent(
      tx,
      caller,
      { policyId: policyType, name: newest.name, version },
      {
        action: 'libraryTaken',
        at: now,
        byName,
        summary: { fields: [], ...changedWords(markdownOf(newest), markdownOf(taken)), note: '' },
        replaced: replacedDraft(newest, markdownOf(taken)),
      },
    );
    const data = await readPolicyView(tx, taken, { now, timeZone: caller.brand.timeZone });
    return { success: true, data };
  });
}
