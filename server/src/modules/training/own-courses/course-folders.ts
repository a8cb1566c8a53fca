import type * as calls from '@portal/contract/training/own-courses.calls.ts';
import { courseFolder, MAX_COURSE_TEXT, MAX_QUIZ_TEXT } from '@portal/contract/training/own-courses.schemas.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { PublishedTexts } from '../courses/own-shelf.store.ts';
import { folderOf, ownCourseId } from '../courses/own-versions.ts';
import type { TrainingServices } from '../training-services.ts';
import { COURSE_FOLDER } from './course-folder-reader.ts';
import { requireRoom } from './edit-own-courses.ts';
import { folderRefused } from './folder-refused.ts';
import { idInDraft } from './front-matter.ts';
import { insertDraft, listDraftTexts, lockDraft, saveTexts, touchDraft } from './own-courses.store.ts';
import { refusals } from './own-courses.texts.ts';
import { listVersions } from './published.store.ts';
import { nameOf } from './with-draft.ts';

/** Takes a folder in as a draft, with what is wrong with it; one of an id that there is gets the files in that language. */
export async function uploadOwnCourse(
  { database, clock, fileReaders }: TrainingServices,
  caller: CallerOf<typeof calls.uploadOwnCourse>,
  { file, language }: InputOf<typeof calls.uploadOwnCourse>,
): Promise<AnswerOf<typeof calls.uploadOwnCourse>> {
  const texts = await fileReaders.read(COURSE_FOLDER, caller.session.userId, file.bytes);
  const courseId = ownCourseId(requireFolder(texts));
  const at = clock.now();
  const isNew = await database.asSystem(async (tx) => {
    const byName = await nameOf(tx, caller);
    const isAdded = (await lockDraft(tx, courseId)) === undefined;
    if (isAdded) {
      await requireRoom(tx);
      if (!(await insertDraft(tx, { courseId, language, at, byName }))) throw new AppError('CHANGED_ELSEWHERE');
    } else await touchDraft(tx, courseId, { at, byName });
    await saveTexts(tx, courseId, { language, ...texts });
    const what = { action: 'training.own-course-uploaded', subject: courseId, orgId: null };
    await auditCaller(tx, caller, at, { ...what, details: { courseId, language } });
    return isAdded;
  });
  return { success: true, data: { courseId, isNew } };
}

/** @throws AppError OWN_COURSE_FILE_REFUSED */
function requireFolder({ course, quiz }: PublishedTexts): string {
  if (course.length > MAX_COURSE_TEXT) throw folderRefused(unsaid(refusals.tooLong, { file: 'course.md' }));
  if (quiz.length > MAX_QUIZ_TEXT) throw folderRefused(unsaid(refusals.tooLong, { file: 'quiz.yaml' }));
  const folder = courseFolder.safeParse(idInDraft(course));
  if (!folder.success) throw folderRefused(unsaid(refusals.noId));
  return folder.data;
}

/** The folder of a draft, or of what was published, as a ZIP file. */
export async function downloadOwnCourse(
  { database, clock }: TrainingServices,
  _caller: CallerOf<typeof calls.downloadOwnCourse>,
  { courseId, language, version }: InputOf<typeof calls.downloadOwnCourse>,
): Promise<AnswerOf<typeof calls.downloadOwnCourse>> {
  const texts = await database.asSystem(async (tx) => {
    if (version === undefined) return (await listDraftTexts(tx, courseId)).find((one) => one.language === language);
    return (await listVersions(tx, courseId)).find((one) => one.version === version)?.texts[language];
  });
  if (texts === undefined) throw new AppError('NOT_FOUND');
  const folder = folderOf(courseId);
  const entry = (text: string): Zippable[string] => [
    strToU8(text.endsWith('\n') ? text : `${text}\n`),
    { mtime: clock.now() },
  ];
  const files: Zippable = {
    [`${folder}/course.md`]: entry(texts.course),
    [`${folder}/quiz.yaml`]: entry(texts.quiz),
    ...Object.fromEntries(
      Object.entries(texts.pictures).map(([file, svg]) => [`${folder}/pictures/${file}`, entry(svg)]),
    ),
  };
  const named = version === undefined ? 'draft' : `v${version}`;
  return { fileName: `${folder}-${named}-${language}.zip`, bytes: Buffer.from(zipSync(files)) };
}
