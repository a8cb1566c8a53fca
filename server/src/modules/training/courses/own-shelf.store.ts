import type { Language } from '@portal/domain/texts/languages.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { OFFERED } from '../openings.store.ts';

/** Which version of a provider's course somebody gets. */
export type OwnPlace = { readonly course_id: string; readonly version_id: string; readonly is_offered: boolean };

/** The provider's courses that the organisation is offered now, and others that its people have begun or done. */
export async function listOwnCourses(tx: OrgTransaction): Promise<OwnPlace[]> {
  const { rows } = await sql<OwnPlace>`
    select course_id, version_id, (${OFFERED}) as is_offered from own_courses own order by course_id`.execute(tx);
  return rows;
}

/** With which version of a provider's course a person has begun, of earlier rounds too. */
export async function listBegunVersions(
  tx: OrgTransaction,
  traineeId: string,
): Promise<Omit<OwnPlace, 'is_offered'>[]> {
  const { rows } = await sql<Omit<OwnPlace, 'is_offered'>>`
    select distinct on (course_id) course_id, own_version_id as version_id from (
      select course_id, own_version_id, 1000000 as round from course_assignments
      where trainee_id = ${traineeId} and own_version_id is not null
      union all
      select course_id, own_version_id, round from course_rounds
      where trainee_id = ${traineeId} and own_version_id is not null
    ) begun order by course_id, round desc`.execute(tx);
  return rows;
}

/** A course's files as they were published, in one language. */
export type PublishedTexts = {
  readonly course: string;
  readonly quiz: string;
  readonly pictures: Readonly<Record<string, string>>;
};

/** Versions by their ids, as far as the organisation may see them. */
export function findVersions(tx: OrgTransaction, versionIds: readonly string[]) {
  return tx
    .selectFrom('own_course_versions')
    .select(['version_id', 'course_id', 'version', 'base_language', 'texts'])
    .where('version_id', 'in', [...versionIds])
    .execute();
}

/** Keeps which version a person gets of a course that they have not begun: the one that is published now. */
export async function keepVersion(tx: OrgTransaction, traineeId: string, courseId: string): Promise<void> {
  await sql`
    update course_assignments set own_version_id = own.version_id from own_courses own
    where own.course_id = course_assignments.course_id and ${OFFERED} and trainee_id = ${traineeId}
      and course_assignments.course_id = ${courseId} and started_at is null and completed_at is null
      and own_version_id is distinct from own.version_id`.execute(tx);
}

export type OwnNames = {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly base_language: Language;
};

/** What a provider's course is called; undefined for one that the organisation does not know. */
export function findOwnNames(tx: OrgTransaction, courseId: string): Promise<OwnNames | undefined> {
  return tx
    .selectFrom('own_courses')
    .select(['names', 'base_language'])
    .where('course_id', '=', courseId)
    .executeTakeFirst();
}
