import type { Language } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findOwnNames, findVersions, listBegunVersions, listOwnCourses, type OwnPlace } from './own-shelf.store.ts';
import { isKept, isOwnCourse, keepRead, versionIn } from './own-versions.ts';
import { type ShelfCourse, yearCourses } from './year-courses.ts';

/** The courses that the organisation is offered: the portal's own, and those that the provider of its brand wrote, in the order of the years. */
export async function coursesOf(tx: OrgTransaction, language: Language = 'en'): Promise<readonly ShelfCourse[]> {
  const offered = (await listOwnCourses(tx)).filter(({ is_offered: isOffered }) => isOffered);
  return inOrder(yearCourses(language), await readOwn(tx, offered, language));
}

/** All of these, and what was taken back since people of the organisation have begun it. */
export async function knownCourses(tx: OrgTransaction, language: Language = 'en'): Promise<readonly ShelfCourse[]> {
  return inOrder(yearCourses(language), await readOwn(tx, await listOwnCourses(tx), language));
}

/** The courses of a person: of the provider's, the version that they have begun with, also where it was taken back. */
export async function coursesOfPerson(
  tx: OrgTransaction,
  traineeId: string,
  language: Language = 'en',
): Promise<readonly ShelfCourse[]> {
  const now = await listOwnCourses(tx);
  const begun = new Map((await listBegunVersions(tx, traineeId)).map((one) => [one.course_id, one.version_id]));
  const places = now.flatMap((place) => {
    const version_id = begun.get(place.course_id) ?? (place.is_offered ? place.version_id : null);
    return version_id === null ? [] : { ...place, version_id };
  });
  return inOrder(yearCourses(language), await readOwn(tx, places, language));
}

/**
 * A course that the organisation knows; of one that the provider wrote, the version that a person has begun with.
 * @param traineeId null where no person is asked about
 * @throws AppError NOT_FOUND for one that there is not, or not for this organisation
 */
export async function requireKnownCourse(
  tx: OrgTransaction,
  courseId: string,
  language: Language = 'en',
  traineeId: string | null = null,
): Promise<ShelfCourse> {
  const all = !isOwnCourse(courseId)
    ? yearCourses(language)
    : await (traineeId === null ? knownCourses(tx, language) : coursesOfPerson(tx, traineeId, language));
  const course = all.find(({ id }) => id === courseId);
  if (course === undefined) throw new AppError('NOT_FOUND');
  return course;
}

/** What a course is called; null for none that the organisation knows. */
export async function findCourseTitle(
  tx: OrgTransaction,
  courseId: string,
  language: Language,
): Promise<string | null> {
  if (!isOwnCourse(courseId)) return yearCourses(language).find(({ id }) => id === courseId)?.name ?? null;
  const own = await findOwnNames(tx, courseId);
  return own === undefined ? null : (own.names[language] ?? own.names[own.base_language] ?? null);
}

async function readOwn(
  tx: OrgTransaction,
  places: readonly OwnPlace[],
  language: Language,
): Promise<readonly ShelfCourse[]> {
  const missing = places.map(({ version_id }) => version_id).filter((versionId) => !isKept(versionId));
  if (missing.length > 0) for (const row of await findVersions(tx, missing)) keepRead(row);
  return places.flatMap(({ version_id: versionId, is_offered: isOffered }) => {
    const course = versionIn(versionId, language);
    if (course === undefined) return [];
    return isOffered ? course : { ...course, isOffered };
  });
}

function inOrder(house: readonly ShelfCourse[], own: readonly ShelfCourse[]): readonly ShelfCourse[] {
  if (own.length === 0) return house;
  // Sorting is stable: what the provider wrote comes after the portal's own of its month.
  return [...house, ...own].sort((one, other) => one.month - other.month);
}
