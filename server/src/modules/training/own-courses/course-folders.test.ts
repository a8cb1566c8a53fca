import * as own from '@portal/contract/training/own-courses.calls.ts';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewStaff } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { templateFor } from './course-template.ts';

let portal: TestPortal;
let staff: TestBrowser;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = (await signInNewStaff(portal)).browser;
});
afterAll(() => portal.stop());

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9" stroke="currentColor"/></svg>\n';
const PICTURE = '\n![A desk with a phone and a ticket on it.](pictures/desk.svg)\n\n> A quote';

const filesOf = (folder: string, changes: Readonly<Record<string, string>> = {}) => {
  const { course, quiz } = templateFor(folder, 'en');
  return { 'course.md': course.replace('> A quote', PICTURE), 'quiz.yaml': quiz, 'pictures/desk.svg': SVG, ...changes };
};
const upload = (files: Readonly<Record<string, string>>, language: 'en' | 'de' = 'en') => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return staff.call(own.uploadOwnCourse, { file: { fileName: 'course.zip', bytes }, language });
};
const revisionOf = async (courseId: string) => (await staff.call(own.readOwnCourse, { courseId })).body.data.revision;
const download = async (courseId: string, version?: number) => {
  const answer = await staff.call(own.downloadOwnCourse, {
    courseId,
    language: 'en',
    ...(version === undefined ? {} : { version }),
  });
  expect(answer.status).toBe(200);
  const files = unzipSync(answer.raw);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
};

test('a folder comes back as it was sent, as a draft and as it was published', async () => {
  const files = filesOf('folder-one');
  const sent = Object.fromEntries(Object.entries(files).map(([name, text]) => [`folder-one/${name}`, text]));
  expect((await upload({ ...sent, '__MACOSX/._course.md': 'x' })).body.data).toEqual({
    courseId: 'own-folder-one',
    isNew: true,
  });
  const courseId = 'own-folder-one';
  expect(await download(courseId)).toEqual(sent);
  await staff.call(own.setOwnCourseBrands, { courseId, revision: await revisionOf(courseId), brands: ['default'] });
  await staff.call(own.publishOwnCourse, { courseId, revision: await revisionOf(courseId) });
  expect((await upload(filesOf('folder-one', { 'quiz.yaml': '- id: half' }))).body.data.isNew).toBe(false);
  expect((await download(courseId))['folder-one/quiz.yaml']).toBe('- id: half\n');
  expect(await download(courseId, 1)).toEqual(sent);
});

test('a picture is checked as ours are, and the check names its file', async () => {
  await upload(filesOf('folder-two', { 'pictures/desk.svg': SVG.replace('<path', '<script>1</script><path') }));
  const { course, quiz } = templateFor('folder-two', 'en');
  const sent = {
    courseId: 'own-folder-two',
    language: 'en' as const,
    quiz,
    course: course.replace('> A quote', PICTURE),
  };
  const { problems, preview } = (await staff.call(own.checkOwnCourse, sent)).body.data;
  expect(preview).toBeNull();
  expect(problems).toMatchObject([{ file: 'pictures/desk.svg' }]);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['a file that leads elsewhere', filesOf('folder-three', { '../evil.md': 'x' })],
  ['a program', filesOf('folder-three', { 'run.sh': 'x' })],
  ['a picture of another kind', filesOf('folder-three', { 'pictures/desk.png': 'x' })],
  ['no quiz', { 'course.md': templateFor('folder-three', 'en').course }],
  ['no id', filesOf('folder-three', { 'course.md': '## One\n' })],
  ['an id that is none', filesOf('folder-three', { 'course.md': '---\nid: ../x\n---\n' })],
  ['a text that is too long', filesOf('folder-three', { 'quiz.yaml': 'x'.repeat(60_001) })],
])('a folder with %s is refused at its field', async (_what, files) => {
  expect(await upload(files)).toMatchObject({
    status: 400,
    errors: [{ code: 'OWN_COURSE_FILE_REFUSED', field: 'file' }],
  });
});

test('what is no archive is refused', async () => {
  const file = { fileName: 'course.zip', bytes: Buffer.from('hello') };
  const answer = await staff.call(own.uploadOwnCourse, { file, language: 'en' });
  expect(answer).toMatchObject({ status: 400, errors: [{ code: 'OWN_COURSE_FILE_REFUSED' }] });
});
