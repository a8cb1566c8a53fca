import { randomUUID } from 'node:crypto';
import type * as ownCourses from '@portal/contract/training/own-courses.calls.ts';
import { strToU8, zipSync } from 'fflate';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { templateFor } from '../own-courses/course-template.ts';

/** A valid input for each call by which staff writes courses. */
export function sampleOwnCourseInputs(org: FilledOrganisation): SamplesOf<typeof ownCourses> {
  const { course, quiz } = templateFor('sample', 'en');
  const revision = 1;
  const newFolder = () => `sample-${randomUUID()}`;
  const packed = templateFor(newFolder(), 'en');
  const bytes = zipSync({ 'course.md': strToU8(packed.course), 'quiz.yaml': strToU8(packed.quiz) });
  return {
    listOwnCourses: {},
    readOwnCourse: { courseId: org.ownCourseId },
    makeOwnCourse: { folder: newFolder(), language: 'en' },
    checkOwnCourse: { courseId: org.ownCourseId, language: 'en', course, quiz },
    saveOwnCourse: { courseId: org.ownDraftToSave, revision, language: 'en', course, quiz },
    setOwnCourseLanguage: { courseId: org.ownDraftToTranslate, revision, language: 'de', isThere: true },
    setOwnCourseBrands: { courseId: org.ownDraftOfBrands, revision, brands: ['default'] },
    publishOwnCourse: { courseId: org.ownDraftToPublish, revision },
    takeBackOwnCourse: { courseId: org.ownCourseId, revision },
    deleteOwnCourse: { courseId: org.ownDraftToDelete },
    uploadOwnCourse: { file: { fileName: 'course.zip', bytes }, language: 'en' },
    downloadOwnCourse: { courseId: org.ownCourseId, language: 'en' },
  };
}
