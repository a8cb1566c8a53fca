import type { Language } from '@portal/domain/texts/languages.ts';
import type { TestPortal } from './test-portal.ts';

/** Lets a firm's portal know the language of one of its people. */
export async function readsIn(
  { database, clock }: TestPortal,
  { orgId, email }: { readonly orgId: string; readonly email: string },
  language: Language,
  isChosen = true,
): Promise<void> {
  await database.query('insert into people_languages values ($1, $2, $3, $4, $5)', [
    ...[orgId, email, language, isChosen, clock.now()],
  ]);
}
