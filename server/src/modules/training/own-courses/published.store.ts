import type { Language } from '@portal/domain/texts/languages.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import { isOfCustomer } from '../../../database/sandboxes/customers-that-count.ts';
import type { PublishedTexts } from '../courses/own-shelf.store.ts';

export type VersionTexts = Readonly<Partial<Record<Language, PublishedTexts>>>;

/** What was published of a course, the latest first. */
export function listVersions(tx: SystemTransaction, courseId: string) {
  return tx
    .selectFrom('own_course_versions')
    .select(['version', 'published_at', 'published_by_name', 'texts', 'base_language'])
    .where('course_id', '=', courseId)
    .orderBy('version', 'desc')
    .execute();
}

export async function insertVersion(
  tx: SystemTransaction,
  version: {
    versionId: string;
    courseId: string;
    version: number;
    baseLanguage: Language;
    texts: VersionTexts;
    at: Date;
    byName: string;
  },
): Promise<void> {
  await tx
    .insertInto('own_course_versions')
    .values({
      version_id: version.versionId,
      course_id: version.courseId,
      version: version.version,
      base_language: version.baseLanguage,
      texts: JSON.stringify(version.texts),
      published_at: version.at,
      published_by_name: version.byName,
    })
    .execute();
}

/** Puts a version in the place of the one before, for the customers of these brands. */
export async function putPublished(
  tx: SystemTransaction,
  place: {
    courseId: string;
    versionId: string;
    month: number;
    role: string | null;
    brands: readonly string[];
    baseLanguage: Language;
    names: Readonly<Partial<Record<Language, string>>>;
  },
): Promise<void> {
  const values = {
    version_id: place.versionId,
    month: place.month,
    role: place.role,
    brands: [...place.brands],
    is_open: true,
    base_language: place.baseLanguage,
    names: JSON.stringify(place.names),
  };
  await tx
    .insertInto('own_courses')
    .values({ course_id: place.courseId, ...values })
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet(values))
    .execute();
}

/** Changes whose customers get a published course, or takes it back. */
export async function changePublished(
  tx: SystemTransaction,
  courseId: string,
  change: { readonly brands: string[] } | { readonly is_open: false },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('own_courses')
    .set(change)
    .where('course_id', '=', courseId)
    .where('is_open', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a course from people who have not begun it, and whom it is not offered to any more: nothing of it was theirs yet. */
export async function dropUnbegun(tx: SystemTransaction, courseId: string): Promise<void> {
  await sql`
    delete from course_assignments using organisations
    where course_assignments.course_id = ${courseId} and organisations.org_id = course_assignments.org_id
      and started_at is null and completed_at is null and not is_waived
      and not exists (
        select from own_courses own where own.course_id = ${courseId} and own.is_open
          and own.brands @> array[organisations.brand_id])`.execute(tx);
}

/** How many people of all customers are in a course, and have completed it. */
export async function countLearners(
  tx: SystemTransaction,
  courseId: string,
): Promise<{ readonly inProgress: number; readonly completed: number }> {
  const { rows } = await sql<{ inProgress: number; completed: number }>`
    select count(*) filter (where started_at is not null and completed_at is null)::int as "inProgress",
      count(completed_at)::int as completed
    from course_assignments where course_id = ${courseId} and ${isOfCustomer('org_id')}`.execute(tx);
  return rows[0] ?? { inProgress: 0, completed: 0 };
}
