import type { Language } from '@portal/domain/texts/languages.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import type { PublishedTexts } from '../courses/own-shelf.store.ts';

export type DraftTexts = PublishedTexts & { readonly language: Language };

/** What a draft has of each language, as what was published keeps it. */
const TEXTS_NOW = sql`(
  select jsonb_object_agg(language, jsonb_build_object('course', course_text, 'quiz', quiz_text, 'pictures', pictures))
  from own_course_texts where own_course_texts.course_id = draft.course_id)`;

export type DraftRow = {
  readonly course_id: string;
  readonly base_language: Language;
  readonly brands: string[];
  readonly revision: number;
  readonly changed_at: Date;
  readonly changed_by_name: string;
  readonly languages: Language[];
  readonly base_text: string;
  readonly is_open: boolean | null;
  readonly version: number | null;
  readonly is_changed: boolean;
};

/** The provider's courses, those that were changed last on top; or one of them. */
export async function listDrafts(tx: SystemTransaction, courseId: string | null = null): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select draft.course_id, draft.base_language, draft.brands, draft.revision, draft.changed_at, draft.changed_by_name,
      array(select language from own_course_texts texts where texts.course_id = draft.course_id order by language) as languages,
      left((select course_text from own_course_texts texts
        where texts.course_id = draft.course_id and texts.language = draft.base_language), 4000) as base_text,
      published.is_open, latest.version,
      latest.version is null or latest.texts is distinct from ${TEXTS_NOW} as is_changed
    from own_course_drafts draft
    left join own_courses published on published.course_id = draft.course_id
    left join lateral (
      select version, texts from own_course_versions versions where versions.course_id = draft.course_id
      order by version desc limit 1
    ) latest on true
    where ${courseId === null ? sql`true` : sql`draft.course_id = ${courseId}`}
    order by draft.changed_at desc, draft.course_id`.execute(tx);
  return rows;
}

/** A draft, which nobody else changes until this transaction has ended. */
export function lockDraft(tx: SystemTransaction, courseId: string) {
  return tx
    .selectFrom('own_course_drafts')
    .selectAll()
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function listDraftTexts(tx: SystemTransaction, courseId: string): Promise<DraftTexts[]> {
  const rows = await tx
    .selectFrom('own_course_texts')
    .select(['language', 'course_text as course', 'quiz_text as quiz', 'pictures'])
    .where('course_id', '=', courseId)
    .orderBy('language')
    .execute();
  return rows;
}

/** Begins a draft; false where there is one of this id already. */
export async function insertDraft(
  tx: SystemTransaction,
  draft: { courseId: string; language: Language; at: Date; byName: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('own_course_drafts')
    .values({
      course_id: draft.courseId,
      base_language: draft.language,
      brands: [],
      made_at: draft.at,
      changed_at: draft.at,
      changed_by_name: draft.byName,
    })
    .onConflict((conflict) => conflict.column('course_id').doNothing())
    .returning('course_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countDrafts(tx: SystemTransaction): Promise<number> {
  const row = await tx
    .selectFrom('own_course_drafts')
    .select(({ fn }) => fn.countAll<string>().as('drafts'))
    .executeTakeFirstOrThrow();
  return Number(row.drafts);
}

/** Notes who changed a draft that was locked. */
export async function touchDraft(
  tx: SystemTransaction,
  courseId: string,
  { at, byName, brands }: { at: Date; byName: string; brands?: readonly string[] },
): Promise<number> {
  const row = await tx
    .updateTable('own_course_drafts')
    .set(({ eb }) => ({
      revision: eb('revision', '+', 1),
      changed_at: at,
      changed_by_name: byName,
      ...(brands === undefined ? {} : { brands: [...brands] }),
    }))
    .where('course_id', '=', courseId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

/** Keeps the files of a language; its pictures stay where none are given. */
export async function saveTexts(
  tx: SystemTransaction,
  courseId: string,
  { language, course, quiz, pictures }: Omit<DraftTexts, 'pictures'> & Partial<Pick<DraftTexts, 'pictures'>>,
): Promise<void> {
  const kept = pictures === undefined ? {} : { pictures: JSON.stringify(pictures) };
  const texts = { course_text: course, quiz_text: quiz, ...kept };
  await tx
    .insertInto('own_course_texts')
    .values({ course_id: courseId, language, pictures: JSON.stringify(pictures ?? {}), ...texts })
    .onConflict((conflict) => conflict.columns(['course_id', 'language']).doUpdateSet(texts))
    .execute();
}

export async function deleteTexts(tx: SystemTransaction, courseId: string, language: Language): Promise<void> {
  await tx.deleteFrom('own_course_texts').where('course_id', '=', courseId).where('language', '=', language).execute();
}

export async function deleteDraft(tx: SystemTransaction, courseId: string): Promise<void> {
  await tx.deleteFrom('own_course_drafts').where('course_id', '=', courseId).execute();
}
