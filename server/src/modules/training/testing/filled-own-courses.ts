import { randomUUID } from 'node:crypto';
import type { InsertRow } from '../../../testing/insert-row.ts';
import { folderOf, ownCourseId } from '../courses/own-versions.ts';
import { templateFor } from '../own-courses/course-template.ts';

/** A course of the provider that was published for no brand of the tests, and a draft beside it for each call that changes one. */
export async function fillOwnCourses(insert: InsertRow, marker: string, now: Date) {
  const folder = `filled-${marker}`;
  const draft = (use: string) => ownCourseId(`${folder}-${use}`);
  const ids = {
    ownCourseId: ownCourseId(folder),
    ownDraftToSave: draft('save'),
    ownDraftToTranslate: draft('language'),
    ownDraftOfBrands: draft('brands'),
    ownDraftToPublish: draft('publish'),
    ownDraftToDelete: draft('delete'),
  };
  const versionId = randomUUID();
  for (const courseId of Object.values(ids)) {
    await insert('own_course_drafts', {
      course_id: courseId,
      base_language: 'en',
      brands: ['default'],
      made_at: now,
      changed_at: now,
      changed_by_name: marker,
    });
    const { course, quiz } = templateFor(folderOf(courseId), 'en');
    await insert('own_course_texts', { course_id: courseId, language: 'en', course_text: course, quiz_text: quiz });
  }
  await insert('own_course_versions', {
    version_id: versionId,
    course_id: ids.ownCourseId,
    version: 1,
    base_language: 'en',
    texts: JSON.stringify({ en: templateFor(folder, 'en') }),
    published_at: now,
    published_by_name: marker,
  });
  await insert('own_courses', {
    course_id: ids.ownCourseId,
    version_id: versionId,
    month: 1,
    role: null,
    brands: [`no-brand-${marker}`],
    is_open: true,
    base_language: 'en',
    names: JSON.stringify({ en: marker }),
  });
  const store = {
    address: 'https://records.example/xapi',
    sealed_key: marker,
    changed_at: now,
    changed_by_name: marker,
  };
  const stores = { testedStoreBrand: `tested-${marker}`, removedStoreBrand: `removed-${marker}` };
  for (const brandId of Object.values(stores)) await insert('record_stores', { ...store, brand_id: brandId });
  return { ...ids, ...stores };
}
