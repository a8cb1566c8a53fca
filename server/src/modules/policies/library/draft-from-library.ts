import { changedWords } from '@portal/domain/policies/changed-words.ts';
import { nextVersion } from '@portal/domain/policies/next-version.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { actorName } from '../../profile/public.ts';
import { usableValues } from '../drafts/checked-values.ts';
import { deleteKeptChanges } from '../drafts/kept-changes.store.ts';
import { replacedDraft } from '../drafts/replaced-draft.ts';
import { savingInstant } from '../drafts/saving-instant.ts';
import { loadVersion } from '../load-version.ts';
import { saveVersion } from '../policy-versions.store.ts';
import { recordEvent } from '../record-event.ts';
import { type LoadedVersion, libraryPolicy, markdownOf } from './policy-content.ts';
import type { LibraryPolicy } from './policy-library.ts';

type Taking = { readonly newest: LoadedVersion; readonly library: LibraryPolicy; readonly now: Date };

/**
 * Makes a draft of the library's text in place of the newest version: answers that it still asks for are kept, as they were typed, and so
 * is a name that the firm gave. The words of a draft that it replaces can be read in the history; an approved version stays as it is.
 */
export async function draftFromLibrary(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  { newest, library, now }: Taking,
): Promise<LoadedVersion> {
  const { orgId, userId } = caller.session;
  const { policyId } = newest;
  const byName = await actorName(tx, caller);
  const { version } = nextVersion(newest, 'Draft');
  const name = nameOf(newest, library);
  await saveVersion(tx, {
    orgId,
    policyId,
    version,
    status: 'Draft',
    name,
    language: library.language,
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
  await deleteKeptChanges(tx, { policyId, userId });
  const taken = await loadVersion(tx, policyId, version, caller.brand);
  const summary = { fields: [], ...changedWords(markdownOf(newest), markdownOf(taken)), note: '' };
  await recordEvent(
    tx,
    caller,
    { policyId, name, version },
    { action: 'libraryTaken', at: now, byName, summary, replaced: replacedDraft(newest, markdownOf(taken)) },
  );
  return taken;
}

/** The library's name in the new language where the policy had the library's in its own; a firm's own name stays. */
function nameOf({ policyId, name, language }: LoadedVersion, library: LibraryPolicy): string {
  const isLibrarys = libraryPolicy(policyId, language)?.name === name;
  return isLibrarys && language !== library.language ? library.name : name;
}
