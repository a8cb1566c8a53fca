import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { libraryUpdate } from '../library/library-update.ts';
import { listNewestVersions } from '../policies.store.ts';

type PolicyInOther = {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** The firm has edited its text. */
  readonly hasOwnWords: boolean;
};

/** The firm's policies whose newest version is in another language, and which the library has in this one; by name. */
export async function policiesInOthers(tx: OrgTransaction, language: Language): Promise<readonly PolicyInOther[]> {
  const newest = await listNewestVersions(tx);
  return newest
    .filter(({ policy_id: policyId, library_version: libraryVersion, language: written }) => {
      const update = libraryUpdate({ policyId, libraryVersion, language: written }, language);
      return update !== null && update.language !== written;
    })
    .map((row) => ({
      id: row.policy_id,
      name: row.name,
      language: row.language,
      hasOwnWords: row.custom_policy !== null,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
