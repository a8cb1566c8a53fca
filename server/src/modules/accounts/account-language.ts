import type { Language } from '@portal/domain/texts/languages.ts';
import type { Caller } from '../../call/caller.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { readersLanguagesIn } from '../profile/public.ts';
import { findUserByEmail } from './users.store.ts';

/** In which the owner of an account is written to: a member as their firm's people are, before there is a firm in the page's, staff in English. */
export async function accountLanguage(
  tx: SystemTransaction,
  { brand, language }: Pick<Caller, 'brand' | 'language'>,
  email: string,
): Promise<Language> {
  const user = await findUserByEmail(tx, email);
  if (user?.is_staff === true) return 'en';
  const orgId = user?.org_id ?? null;
  return orgId === null ? language : (await readersLanguagesIn(tx, orgId, brand, [email]))(email);
}
