import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

type Course = CallOutput<'readOwnCourse'>['data'];
type Checked = CallOutput<'checkOwnCourse'>['data'];

const facts = {
  courseId: 'own-tickets',
  folder: 'tickets',
  name: 'Our tickets',
  state: 'published' as const,
  version: 2,
  isChanged: false,
  baseLanguage: 'en' as const,
  languages: ['en' as const],
  brands: ['default'],
  revision: 5,
  changedAt: '2026-11-27T10:00:00.000Z',
  changedBy: 'Alex Moreau',
};

const course = (changes: Partial<Course> = {}): Course => ({
  ...facts,
  texts: [{ language: 'en', course: 'one\ntwo\nthree', quiz: '- id: first', pictures: ['desk.svg'] }],
  versions: [{ version: 2, publishedAt: '2026-11-26T10:00:00.000Z', publishedBy: 'Alex Moreau', languages: ['en'] }],
  inProgress: 3,
  completed: 4,
  ...changes,
});

const sound: Checked = {
  problems: [],
  preview: {
    courseId: 'own-tickets',
    name: 'Our tickets',
    month: 1,
    role: null,
    version: 2,
    minutes: 4,
    summary: 'How tickets work.',
    goals: ['Open a ticket.'],
    keyPoints: ['Tell what you see.'],
    sources: [],
    story: null,
    lessons: [
      {
        number: 1,
        title: 'What happens',
        blocks: [{ kind: 'text', text: [{ kind: 'paragraph', spans: [{ text: 'A ticket is opened.' }] }] }],
      },
    ],
    questions: [{ id: 'q', question: 'Who answers?', right: ['The desk'], wrong: ['Nobody'], explanation: 'It does.' }],
  },
};

const staff = (handlers: FakeHandlers): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listOwnCourses: () => ({
    success: true,
    data: { courses: [facts], brands: [{ brandId: 'default', name: 'House' }] },
  }),
  readOwnCourse: () => ({ success: true, data: course() }),
  checkOwnCourse: () => ({ success: true, data: sound }),
  ...handlers,
});

test('the list shows each course with its state, and leads to it', async () => {
  const { screen } = await renderApp('/console/courses', staff({}));
  await expect.element(screen.getByRole('link', { name: 'Our tickets' })).toBeVisible();
  await expect.element(screen.getByText('Version 2')).toBeVisible();
  await expectAccessible();
});

test('a new course is made once, and refused at its field where its id is taken', async () => {
  const { screen, server } = await renderApp(
    '/console/courses',
    staff({
      makeOwnCourse: () => {
        throw new FakeFailure('OWN_COURSE_TAKEN', 'folder');
      },
    }),
  );
  await screen.getByRole('button', { name: 'New course' }).click();
  await screen.getByLabelText('ID').fill('Our Tickets');
  await screen.getByRole('button', { name: 'Create course' }).click();
  await expect.element(screen.getByText('There is already a course with this ID.')).toBeVisible();
  expect(server.inputsOf('makeOwnCourse')).toEqual([{ folder: 'our-tickets', language: 'en' }]);
});

test('what is wrong is told with its line, which a press leads to; the preview waits', async () => {
  const problem = { file: 'course.md', line: 2, at: 'front matter: month', message: 'Too big' };
  const { screen } = await renderApp(
    '/console/courses/own-tickets',
    staff({
      checkOwnCourse: ({ course: typed }) => ({
        success: true,
        data: typed.includes('99') ? { problems: [problem], preview: null } : sound,
      }),
    }),
  );
  await expect.element(screen.getByText('No problems. This can be published.')).toBeVisible();
  const source = screen.getByRole('textbox', { name: 'course.md' });
  await source.fill('one\n99\nthree');
  await screen.getByRole('button', { name: 'course.md, line 2' }).click();
  await expect.poll(() => (document.activeElement as HTMLTextAreaElement).selectionStart).toBe(4);
  await expect.element(screen.getByText('The preview returns when there are no more problems.')).toBeVisible();
  await expectAccessible();
});

test('what was typed stays when it cannot be saved, and after a reload', async () => {
  const first = await renderApp(
    '/console/courses/own-tickets',
    staff({
      saveOwnCourse: () => {
        throw new TypeError('Failed to fetch');
      },
    }),
  );
  await first.screen.getByRole('textbox', { name: 'course.md' }).fill('one\nmine');
  await first.screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(first.screen.getByRole('textbox', { name: 'course.md' })).toHaveValue('one\nmine');
  const kept = sessionStorage.getItem('kept-forms') ?? '';
  await closeApp();
  sessionStorage.setItem('kept-forms', kept);
  const { screen, server } = await renderApp(
    '/console/courses/own-tickets',
    staff({ saveOwnCourse: () => ({ success: true, data: { revision: 6 } }) }),
  );
  await expect.element(screen.getByRole('textbox', { name: 'course.md' })).toHaveValue('one\nmine');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => server.inputsOf('saveOwnCourse')).toMatchObject([{ course: 'one\nmine', revision: 5 }]);
});

test('of two who change a course the second is told, and decides', async () => {
  let revision = 5;
  const { screen, server } = await renderApp(
    '/console/courses/own-tickets',
    staff({
      readOwnCourse: () => ({
        success: true,
        data: course({
          revision,
          texts: [{ language: 'en', course: revision === 5 ? 'one' : 'theirs', quiz: '', pictures: [] }],
        }),
      }),
      saveOwnCourse: (input) => {
        if (input.revision !== 6) {
          revision = 6;
          throw new FakeFailure('CHANGED_ELSEWHERE');
        }
        return { success: true, data: { revision: 7 } };
      },
    }),
  );
  await screen.getByRole('textbox', { name: 'course.md' }).fill('mine');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'course.md' })).toHaveValue('mine');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => server.inputsOf('saveOwnCourse')).toMatchObject([{ revision: 5 }, { revision: 6 }]);
});

test('taking back says who is in it, after a question', async () => {
  const { screen, server } = await renderApp(
    '/console/courses/own-tickets',
    staff({ takeBackOwnCourse: () => ({ success: true }) }),
  );
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(screen.getByText(/3 people who are taking it can finish it/)).toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => server.inputsOf('takeBackOwnCourse')).toEqual([{ courseId: 'own-tickets', revision: 5 }]);
});
