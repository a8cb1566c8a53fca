import type { Language } from '@portal/domain/texts/languages.ts';
import { libraryPolicy } from './policy-content.ts';
import type { LibraryPolicy } from './policy-library.ts';

type Taken = {
  readonly policyId: string;
  /** Of the library, that its text was made from; null for a firm's own policy. */
  readonly libraryVersion: number | null;
  readonly language: Language;
};

/**
 * The text that the library has for a policy instead of the one it has now: a newer one, or one in the language of the firm's policies.
 * Null where there is none. A policy that the library does not have in that language stays as it is.
 */
export function libraryUpdate(
  { policyId, libraryVersion, language }: Taken,
  policyLanguage: Language,
): LibraryPolicy | null {
  const library = libraryPolicy(policyId, policyLanguage);
  if (library === undefined || libraryVersion === null) return null;
  const isInLanguage = library.language === policyLanguage;
  if (isInLanguage && language !== policyLanguage) return library;
  const sameLanguage = libraryPolicy(policyId, language) ?? library;
  return libraryVersion < sameLanguage.version ? sameLanguage : null;
}
