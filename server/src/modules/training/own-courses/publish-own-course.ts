import { randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/training/own-courses.calls.ts';
import { LANGUAGE_NAMES, type Language } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { tellProblem } from '../courses/course-problems.ts';
import type { TrainingServices } from '../training-services.ts';
import { withVersion } from './front-matter.ts';
import { listDraftTexts, saveTexts, touchDraft } from './own-courses.store.ts';
import {
  changePublished,
  dropUnbegun,
  insertVersion,
  listVersions,
  putPublished,
  type VersionTexts,
} from './published.store.ts';
import { type Draft, readDraft } from './read-draft.ts';
import { withDraft } from './with-draft.ts';

/** Gives the draft to the customers of its brands, as the next version; who has begun an earlier one stays with it. */
export async function publishOwnCourse(
  services: TrainingServices,
  caller: CallerOf<typeof calls.publishOwnCourse>,
  { courseId, revision }: InputOf<typeof calls.publishOwnCourse>,
): Promise<AnswerOf<typeof calls.publishOwnCourse>> {
  const version = await withDraft(services, caller, { courseId, revision }, async (tx, draft, by) => {
    if (draft.brands.length === 0) throw new AppError('OWN_COURSE_NEEDS_BRAND', { field: 'brands' });
    const baseLanguage = draft.base_language;
    const read = requireSound({ courseId, baseLanguage, texts: await listDraftTexts(tx, courseId) });
    const [latest] = await listVersions(tx, courseId);
    const number = Math.max(read.base.version, (latest?.version ?? 0) + 1);
    const texts = read.texts.map((one) => ({ ...one, course: withVersion(one.course, number) }));
    for (const one of texts) await saveTexts(tx, courseId, one);
    const versionId = randomUUID();
    const kept: VersionTexts = Object.fromEntries(
      texts.map(({ language, course, quiz, pictures }) => [language, { course, quiz, pictures }]),
    );
    await insertVersion(tx, { versionId, courseId, version: number, baseLanguage, texts: kept, ...by });
    const { month, role = null } = read.base;
    await putPublished(tx, { courseId, versionId, month, role, brands: draft.brands, baseLanguage, names: read.names });
    await dropUnbegun(tx, courseId);
    await touchDraft(tx, courseId, by);
    const details = { version: number, brands: draft.brands, languages: texts.map(({ language }) => language) };
    return { result: number, action: 'training.own-course-published', details };
  });
  return { success: true, data: { version } };
}

/** @throws AppError OWN_COURSE_HAS_PROBLEMS with the first of them */
function requireSound(draft: Draft) {
  const read = draft.texts.map(({ language }) => ({ language, ...readDraft(draft, language) }));
  const names: Partial<Record<Language, string>> = {};
  for (const { language, course, problems } of read) {
    const [problem] = problems;
    if (course === null || problem !== undefined)
      throw new AppError('OWN_COURSE_HAS_PROBLEMS', {
        values: { name: LANGUAGE_NAMES[language], reason: problem === undefined ? '' : tellProblem(problem) },
      });
    names[language] = course.name;
  }
  const base = read.find(({ language }) => language === draft.baseLanguage)?.course;
  if (base == null) throw new Error('A draft has its first language');
  return { base, names, texts: draft.texts };
}

/** From now on nobody begins the course. Who has begun it may end it, and what was earned stays. */
export async function takeBackOwnCourse(
  services: TrainingServices,
  caller: CallerOf<typeof calls.takeBackOwnCourse>,
  { courseId, revision }: InputOf<typeof calls.takeBackOwnCourse>,
): Promise<AnswerOf<typeof calls.takeBackOwnCourse>> {
  await withDraft(services, caller, { courseId, revision }, async (tx, _draft, by) => {
    if (!(await changePublished(tx, courseId, { is_open: false }))) throw new AppError('NOT_FOUND');
    await dropUnbegun(tx, courseId);
    await touchDraft(tx, courseId, by);
    return { result: null, action: 'training.own-course-taken-back' };
  });
  return { success: true };
}
