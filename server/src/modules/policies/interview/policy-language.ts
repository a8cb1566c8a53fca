import type { Brand } from '@portal/domain/portal/brand.ts';
import { chooseLanguage, type Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findResponsibleEmail, readersLanguages } from '../../profile/public.ts';
import { readPolicyLanguages } from '../library/words/policy-languages.ts';
import { findFirstLanguage } from '../policy-versions.store.ts';
import { findChosenLanguage } from './interview.store.ts';

/** What a firm's language is told from where it has chosen none. */
export type LanguageOfBrand = Pick<Brand, 'locale'>;

/**
 * The language in which a firm's drafts begin: the one that it chose; else that of the first policy of the library that it took up; else
 * what the emails to its first member are in, which is the brand's where nothing is known. English where the library has no policies in it.
 */
export async function findPolicyLanguage(tx: OrgTransaction, brand: LanguageOfBrand): Promise<Language> {
  const chosen = (await findChosenLanguage(tx)) ?? (await findFirstLanguage(tx)) ?? (await usualLanguage(tx, brand));
  return readPolicyLanguages().includes(chosen) ? chosen : 'en';
}

async function usualLanguage(tx: OrgTransaction, brand: LanguageOfBrand): Promise<Language> {
  const email = await findResponsibleEmail(tx, null);
  return email === null ? chooseLanguage([brand.locale]) : (await readersLanguages(tx, brand, [email]))(email);
}
