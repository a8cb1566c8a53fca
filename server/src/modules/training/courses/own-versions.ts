import type { Language } from '@portal/domain/texts/languages.ts';
import type { PublishedTexts } from './own-shelf.store.ts';
import { readCourseTexts } from './read-course-texts.ts';
import type { ShelfCourse } from './year-courses.ts';

/** What the id of a provider's course begins with; no course of the portal's own does. */
const OWN = 'own-';

export const isOwnCourse = (courseId: string): boolean => courseId.startsWith(OWN);

/** The id of the course that the provider's folder holds. */
export const ownCourseId = (folder: string): string => `${OWN}${folder}`;

/** The name of the folder that a provider's course is written in: the id in its files. */
export const folderOf = (courseId: string): string => courseId.slice(OWN.length);

type VersionRow = {
  readonly version_id: string;
  readonly course_id: string;
  readonly version: number;
  readonly base_language: Language;
  readonly texts: Readonly<Partial<Record<Language, PublishedTexts>>>;
};

type ReadVersion = ReadonlyMap<Language, ShelfCourse>;

const MAX_KEPT = 200;
/** Versions never change, so what was read once stays true; the one that was used longest ago is dropped first. */
const kept = new Map<string, { readonly base: Language; readonly courses: ReadVersion }>();

/** Whether a version need not be asked for. */
export const isKept = (versionId: string): boolean => kept.has(versionId);

/** Reads a published version, once. What cannot be read any more in some language is left out. */
export function keepRead(row: VersionRow): void {
  const base = readOne(row, row.base_language, new Map());
  const courses = new Map<Language, ShelfCourse>();
  if (base !== null) courses.set(row.base_language, base);
  for (const language of Object.keys(row.texts) as Language[]) {
    if (base === null || language === row.base_language) continue;
    const translated = readOne(row, language, base.pictures);
    if (translated !== null) courses.set(language, translated);
  }
  kept.set(row.version_id, { base: row.base_language, courses });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

function readOne(row: VersionRow, language: Language, known: ShelfCourse['pictures']): ShelfCourse | null {
  const texts = row.texts[language];
  if (texts === undefined) return null;
  const files = { course: texts.course, quiz: texts.quiz, pictures: new Map(Object.entries(texts.pictures)) };
  const { course } = readCourseTexts(files, { name: folderOf(row.course_id), known, isOwn: true });
  if (course === null) return null;
  const { course_id: id, version, version_id: ownVersionId } = row;
  return { ...course, id, version, textLanguage: language, ownVersionId, isOffered: true };
}

/** A version that was read, in a language or the one that it was written in first. */
export function versionIn(versionId: string, language: Language): ShelfCourse | undefined {
  const found = kept.get(versionId);
  if (found === undefined) return undefined;
  kept.delete(versionId);
  kept.set(versionId, found);
  return found.courses.get(language) ?? found.courses.get(found.base);
}
