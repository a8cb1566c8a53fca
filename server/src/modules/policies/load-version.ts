import { AppError } from '../../call/app-error.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { findFirmAnswers } from './interview/firm-answers.ts';
import { findPolicyLanguage, type LanguageOfBrand } from './interview/policy-language.ts';
import { firstDraft, type LoadedVersion, libraryPolicy, toLoadedVersion } from './library/policy-content.ts';
import { findVersion } from './policy-versions.store.ts';

/**
 * One version of a policy, the newest for null; a library policy that the firm has not taken up is its own first draft, in the firm's language.
 * @throws AppError NOT_FOUND
 */
export async function loadVersion(
  tx: OrgTransaction,
  policyId: string,
  version: number | null,
  brand: LanguageOfBrand,
): Promise<LoadedVersion> {
  const row = await findVersion(tx, policyId, version);
  if (row !== undefined) return toLoadedVersion(row, await findFirmAnswers(tx, row.language));
  const library = libraryPolicy(policyId, await findPolicyLanguage(tx, brand));
  if (library === undefined || (version ?? 1) !== 1) throw new AppError('NOT_FOUND');
  // Version 1 of a policy that has others would be one that never was.
  if (version !== null && (await findVersion(tx, policyId, null)) !== undefined) throw new AppError('NOT_FOUND');
  return firstDraft(library, await findFirmAnswers(tx, library.language));
}
