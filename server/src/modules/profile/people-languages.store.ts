import type { Brand } from '@portal/domain/portal/brand.ts';
import { chooseLanguage, type Language } from '@portal/domain/texts/languages.ts';
import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../database/database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A visit renews what is kept no more often than this. */
const RENEWED_MS = 30 * DAY_MS;
/** As long as the longest personal link works. */
const KEPT_MS = 400 * DAY_MS;

/** Somebody without an account who has a page before them, and the language that it is in. */
export type Visit = {
  readonly orgId: string;
  readonly email: string;
  /** By a link that names it, or by the person's own choice; undefined where the page guessed. */
  readonly chosenLanguage: Language | undefined;
  readonly pageLanguage: Language;
  readonly at: Date;
};

/** Keeps the language of a visit where it was chosen or is the first, and tells which one the person reads from now on. */
export async function languageOfVisit(tx: OrgTransaction, visit: Visit): Promise<Language> {
  // A helper that a firm only gave a link to has no address.
  if (visit.email === '') return visit.chosenLanguage ?? visit.pageLanguage;
  const known = (await languagesOf(tx, [visit.email])).get(visit.email);
  const language = visit.chosenLanguage ?? known ?? visit.pageLanguage;
  await sql`
    insert into people_languages (org_id, email, language, kept_at)
    values (${visit.orgId}, ${visit.email}, ${language}, ${visit.at})
    on conflict (org_id, email) do update set language = excluded.language, kept_at = excluded.kept_at
    where people_languages.language <> excluded.language
      or people_languages.kept_at < ${new Date(visit.at.getTime() - RENEWED_MS)}`.execute(tx);
  return language;
}

/** In which language each of these people reads; those who were never here, the brand's. */
export async function readersLanguages(
  tx: OrgTransaction,
  { locale }: Pick<Brand, 'locale'>,
  emails: readonly string[],
): Promise<(email: string) => Language> {
  const known = await languagesOf(tx, emails);
  return (email) => known.get(email) ?? chooseLanguage([locale]);
}

async function languagesOf(tx: OrgTransaction, emails: readonly string[]): Promise<ReadonlyMap<string, Language>> {
  const rows = await tx
    .selectFrom('people_languages')
    .select(['email', 'language'])
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();
  return new Map(rows.map(({ email, language }) => [email, language]));
}

/** Forgets people who have not been here for longer than a link works. */
export async function forgetLanguages(tx: SystemTransaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('people_languages')
    .where('kept_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
