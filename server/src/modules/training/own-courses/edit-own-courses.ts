import type * as calls from '@portal/contract/training/own-courses.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { ownCourseId } from '../courses/own-versions.ts';
import type { TrainingServices } from '../training-services.ts';
import { templateFor } from './course-template.ts';
import {
  countDrafts,
  deleteDraft,
  deleteTexts,
  insertDraft,
  listDraftTexts,
  lockDraft,
  saveTexts,
  touchDraft,
} from './own-courses.store.ts';
import { changePublished, dropUnbegun, listVersions } from './published.store.ts';
import { nameOf, withDraft } from './with-draft.ts';

const MAX_COURSES = 200;

/** @throws AppError OWN_COURSE_LIMIT where there are as many courses as there can be */
export async function requireRoom(tx: SystemTransaction): Promise<void> {
  if ((await countDrafts(tx)) >= MAX_COURSES)
    throw new AppError('OWN_COURSE_LIMIT', { values: { maximum: MAX_COURSES } });
}

/** Begins a course from the template. Its id is taken once, however often it is asked for. */
export async function makeOwnCourse(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof calls.makeOwnCourse>,
  { folder, language }: InputOf<typeof calls.makeOwnCourse>,
): Promise<AnswerOf<typeof calls.makeOwnCourse>> {
  const at = clock.now();
  const courseId = ownCourseId(folder);
  await database.asSystem(async (tx) => {
    await requireRoom(tx);
    if (!(await insertDraft(tx, { courseId, language, at, byName: await nameOf(tx, caller) })))
      throw new AppError('OWN_COURSE_TAKEN', { field: 'folder' });
    await saveTexts(tx, courseId, { language, ...templateFor(folder, language) });
    const what = { action: 'training.own-course-made', subject: courseId, orgId: null };
    await auditCaller(tx, caller, at, { ...what, details: { courseId, language } });
  });
  return { success: true, data: { courseId } };
}

/** Keeps the files of a draft in a language, with what is wrong with them. */
export async function saveOwnCourse(
  services: TrainingServices,
  caller: CallerOf<typeof calls.saveOwnCourse>,
  { courseId, revision, language, course, quiz }: InputOf<typeof calls.saveOwnCourse>,
): Promise<AnswerOf<typeof calls.saveOwnCourse>> {
  const next = await withDraft(services, caller, { courseId, revision }, async (tx, _draft, by) => {
    const texts = await listDraftTexts(tx, courseId);
    if (!texts.some((one) => one.language === language)) throw new AppError('NOT_FOUND');
    await saveTexts(tx, courseId, { language, course, quiz });
    const result = await touchDraft(tx, courseId, by);
    return { result, action: 'training.own-course-changed', details: { language } };
  });
  return { success: true, data: { revision: next } };
}

/** Adds a language, which begins with the texts of the first one, or takes one away from the draft. */
export async function setOwnCourseLanguage(
  services: TrainingServices,
  caller: CallerOf<typeof calls.setOwnCourseLanguage>,
  { courseId, revision, language, isThere }: InputOf<typeof calls.setOwnCourseLanguage>,
): Promise<AnswerOf<typeof calls.setOwnCourseLanguage>> {
  await withDraft(services, caller, { courseId, revision }, async (tx, draft, by) => {
    if (!isThere && language === draft.base_language) throw new AppError('OWN_COURSE_NEEDS_LANGUAGE');
    const texts = await listDraftTexts(tx, courseId);
    const base = texts.find((one) => one.language === draft.base_language);
    const isKnown = texts.some((one) => one.language === language);
    if (!isThere) await deleteTexts(tx, courseId, language);
    else if (!isKnown && base !== undefined) await saveTexts(tx, courseId, { ...base, language, pictures: {} });
    await touchDraft(tx, courseId, by);
    return { result: null, action: 'training.own-course-changed', details: { language, isThere } };
  });
  return { success: true };
}

/** Says whose customers get the course; where it is published, at once. Who has begun it goes on. */
export async function setOwnCourseBrands(
  services: TrainingServices,
  caller: CallerOf<typeof calls.setOwnCourseBrands>,
  { courseId, revision, brands }: InputOf<typeof calls.setOwnCourseBrands>,
): Promise<AnswerOf<typeof calls.setOwnCourseBrands>> {
  const known = new Set((await services.brands.list()).map(({ brandId }) => brandId));
  const chosen = [...new Set(brands)].sort();
  if (chosen.some((brandId) => !known.has(brandId)))
    throw new AppError('OWN_COURSE_BRAND_UNKNOWN', { field: 'brands' });
  await withDraft(services, caller, { courseId, revision }, async (tx, _draft, by) => {
    await touchDraft(tx, courseId, { ...by, brands: chosen });
    if (await changePublished(tx, courseId, { brands: chosen })) await dropUnbegun(tx, courseId);
    return { result: null, action: 'training.own-course-brands', details: { brands: chosen } };
  });
  return { success: true };
}

/** Deletes a course that nobody ever had. */
export async function deleteOwnCourse(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof calls.deleteOwnCourse>,
  { courseId }: InputOf<typeof calls.deleteOwnCourse>,
): Promise<AnswerOf<typeof calls.deleteOwnCourse>> {
  await database.asSystem(async (tx) => {
    if ((await lockDraft(tx, courseId)) === undefined) throw new AppError('NOT_FOUND');
    if ((await listVersions(tx, courseId)).length > 0) throw new AppError('OWN_COURSE_WAS_PUBLISHED');
    await deleteDraft(tx, courseId);
    const what = { action: 'training.own-course-deleted', subject: courseId, orgId: null, details: { courseId } };
    await auditCaller(tx, caller, clock.now(), what);
  });
  return { success: true };
}
