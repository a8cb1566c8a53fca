import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { CourseProblem } from '../courses/course-problems.ts';
import { slotProblems } from '../courses/course-slots.ts';
import { differencesOf } from '../courses/differences-of-courses.ts';
import type { PublishedTexts } from '../courses/own-shelf.store.ts';
import { folderOf } from '../courses/own-versions.ts';
import { readCourseTexts } from '../courses/read-course-texts.ts';
import type { DraftTexts } from './own-courses.store.ts';

type ReadDraft = { readonly course: Course | null; readonly problems: readonly CourseProblem[] };

/** A draft's files, and which of its languages was written first. */
export type Draft = {
  readonly courseId: string;
  readonly baseLanguage: Language;
  readonly texts: readonly DraftTexts[];
};

/** Reads a draft in one language by the same strict rules as the portal's own courses; a translation has to be the first language in other words. */
export function readDraft(draft: Draft, language: Language): ReadDraft {
  const base = readOne(draft, draft.baseLanguage, new Map());
  if (language === draft.baseLanguage) return base;
  const read = readOne(draft, language, base.course?.pictures ?? new Map());
  if (read.course === null || base.course === null) return read;
  // The version is given when it is published, to all languages the same.
  const differences = differencesOf(base.course, { ...read.course, version: base.course.version });
  if (differences.length === 0) return read;
  const problems = differences.map((message) => ({ file: 'course.md', line: null, at: draft.baseLanguage, message }));
  return { course: null, problems };
}

function readOne({ courseId, texts }: Draft, language: Language, known: Course['pictures']): ReadDraft {
  const files = filesOf(texts.find((one) => one.language === language));
  const { course, problems } = readCourseTexts(files, { name: folderOf(courseId), known, isOwn: true });
  // Of drafts alone: a version that was published before a name became that of a slot stays as it is.
  const ofSlots = slotProblems(files);
  return { course: ofSlots.length > 0 ? null : course, problems: [...problems, ...ofSlots] };
}

const filesOf = (texts: PublishedTexts | undefined) => ({
  course: texts?.course ?? null,
  quiz: texts?.quiz ?? null,
  pictures: new Map(Object.entries(texts?.pictures ?? {})),
});
