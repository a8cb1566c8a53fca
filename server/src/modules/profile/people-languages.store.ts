import type { Brand } from '@portal/domain/portal/brand.ts';
import { chooseLanguage, type Language } from '@portal/domain/texts/languages.ts';
import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../database/database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A visit renews what is kept no more often than this. */
const RENEWED_MS = 30 * DAY_MS;
/** As long as the longest personal link works. */
const KEPT_MS = 400 * DAY_MS;

/** Somebody who has a page before them, and the language that it is in. */
export type Visit = {
  readonly orgId: string;
  readonly email: string;
  /** By a link that names it, or by the person's own choice; undefined where the page guessed. */
  readonly chosenLanguage: Language | undefined;
  readonly pageLanguage: Language;
  readonly at: Date;
};

/**
 * Keeps the language of a visit where it was chosen or is the first, and tells which one the person reads from now on. English that nobody
 * chose gives way to another language: programs that look through links before people do ask in English.
 */
export async function languageOfVisit(tx: OrgTransaction, visit: Visit): Promise<Language> {
  // A helper that a firm only gave a link to has no address.
  if (visit.email === '') return visit.chosenLanguage ?? visit.pageLanguage;
  const known = (await rowsOf(tx, [visit.email]))[0];
  const settled = known !== undefined && isSettled(known) ? known.language : undefined;
  const language = visit.chosenLanguage ?? settled ?? visit.pageLanguage;
  const isChosen = visit.chosenLanguage !== undefined || known?.is_chosen === true;
  await sql`
    insert into people_languages (org_id, email, language, is_chosen, kept_at)
    values (${visit.orgId}, ${visit.email}, ${language}, ${isChosen}, ${visit.at})
    on conflict (org_id, email) do update
    set language = excluded.language, is_chosen = excluded.is_chosen, kept_at = excluded.kept_at
    where people_languages.language <> excluded.language
      or people_languages.is_chosen <> excluded.is_chosen
      or people_languages.kept_at < ${new Date(visit.at.getTime() - RENEWED_MS)}`.execute(tx);
  return language;
}

/**
 * In which language each of these people reads, with an account or without; those of whom nothing but English that nobody chose is known,
 * the brand's.
 */
export async function readersLanguages(
  tx: OrgTransaction,
  brand: Pick<Brand, 'locale'>,
  emails: readonly string[],
): Promise<(email: string) => Language> {
  return languagesBy(await rowsOf(tx, emails), brand);
}

/** The same of people of one firm, in a transaction that may see those of others. */
export async function readersLanguagesIn(
  tx: AnyTransaction,
  orgId: string,
  brand: Pick<Brand, 'locale'>,
  emails: readonly string[],
): Promise<(email: string) => Language> {
  const rows = await rowsOf(tx, emails);
  return languagesBy(
    rows.filter(({ org_id: ofOrg }) => ofOrg === orgId),
    brand,
  );
}

function languagesBy(rows: Awaited<ReturnType<typeof rowsOf>>, { locale }: Pick<Brand, 'locale'>) {
  const known = new Map(rows.filter(isSettled).map(({ email, language }) => [email, language]));
  return (email: string) => known.get(email) ?? chooseLanguage([locale]);
}

const isSettled = ({ is_chosen: isChosen, language }: { readonly is_chosen: boolean; readonly language: Language }) =>
  isChosen || language !== 'en';

const rowsOf = (tx: AnyTransaction, emails: readonly string[]) =>
  tx
    .selectFrom('people_languages')
    .select(['org_id', 'email', 'language', 'is_chosen'])
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();

/** Forgets people who have not been here for longer than a link works. */
export async function forgetLanguages(tx: SystemTransaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('people_languages')
    .where('kept_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
