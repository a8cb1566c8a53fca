import type * as calls from '@portal/contract/training/own-courses.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { wholeCourseView } from '../courses/course-view.ts';
import { folderOf } from '../courses/own-versions.ts';
import type { TrainingServices } from '../training-services.ts';
import { nameInDraft } from './front-matter.ts';
import { type DraftRow, listDrafts, listDraftTexts } from './own-courses.store.ts';
import { countLearners, listVersions } from './published.store.ts';
import { readDraft } from './read-draft.ts';

/** The courses that the provider wrote. */
export async function listOwnCourses(
  { database, brands }: TrainingServices,
  _caller: CallerOf<typeof calls.listOwnCourses>,
): Promise<AnswerOf<typeof calls.listOwnCourses>> {
  const rows = await database.asSystem((tx) => listDrafts(tx));
  const all = await brands.list();
  return {
    success: true,
    data: {
      courses: rows.map(factsOf),
      brands: all.map(({ brandId, brandNameLong }) => ({ brandId, name: brandNameLong })),
    },
  };
}

const factsOf = (row: DraftRow) => ({
  courseId: row.course_id,
  folder: folderOf(row.course_id),
  name: nameInDraft(row.base_text) ?? folderOf(row.course_id),
  state: stateOf(row),
  version: row.version,
  isChanged: row.is_changed,
  baseLanguage: row.base_language,
  languages: row.languages,
  brands: row.brands,
  revision: row.revision,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_by_name,
});

function stateOf({ is_open: isOpen }: Pick<DraftRow, 'is_open'>) {
  if (isOpen === null) return 'draft' as const;
  return isOpen ? ('published' as const) : ('taken-back' as const);
}

/** One of them, with its files and versions. */
export async function readOwnCourse(
  { database }: TrainingServices,
  _caller: CallerOf<typeof calls.readOwnCourse>,
  { courseId }: InputOf<typeof calls.readOwnCourse>,
): Promise<AnswerOf<typeof calls.readOwnCourse>> {
  return database.asSystem(async (tx) => {
    const [row] = await listDrafts(tx, courseId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const texts = await listDraftTexts(tx, courseId);
    const versions = await listVersions(tx, courseId);
    return {
      success: true,
      data: {
        ...factsOf(row),
        texts: texts.map(({ pictures, ...of }) => ({ ...of, pictures: Object.keys(pictures).sort() })),
        versions: versions.map((one) => ({
          version: one.version,
          publishedAt: one.published_at.toISOString(),
          publishedBy: one.published_by_name,
          languages: row.languages.filter((language) => one.texts[language] !== undefined),
        })),
        ...(await countLearners(tx, courseId)),
      },
    };
  });
}

/** What is wrong with files as somebody types them, and what trainees would see. */
export async function checkOwnCourse(
  { database }: TrainingServices,
  _caller: CallerOf<typeof calls.checkOwnCourse>,
  { courseId, language, course, quiz }: InputOf<typeof calls.checkOwnCourse>,
): Promise<AnswerOf<typeof calls.checkOwnCourse>> {
  const [row, kept] = await database.asSystem(async (tx) => [
    (await listDrafts(tx, courseId))[0],
    await listDraftTexts(tx, courseId),
  ]);
  if (row === undefined || !kept.some((one) => one.language === language)) throw new AppError('NOT_FOUND');
  const texts = kept.map((one) => (one.language === language ? { ...one, course, quiz } : one));
  const read = readDraft({ courseId, baseLanguage: row.base_language, texts }, language);
  const preview = read.course === null ? null : { ...wholeCourseView(read.course, language), courseId, story: null };
  return { success: true, data: { problems: [...read.problems].slice(0, 100), preview } };
}
