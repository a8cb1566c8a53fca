import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeLearning, leaveLearning, renderLearning } from '../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const TRY = '0198a6f0-0000-7000-8000-0000000000b1';
type Course = CallOutput<'openCourse'>['data'];
type YearCourse = CallOutput<'openTraining'>['data']['path'][number];

const yearCourse = (changes: Partial<YearCourse>): YearCourse => ({
  courseId: 'knots',
  textLanguage: 'en',
  name: 'Knots',
  month: 1,
  role: null,
  minutes: 9,
  summary: 'How to tie a knot.',
  state: 'not-started',
  opensOn: '2026-11-01',
  dueOn: '2026-12-01',
  completedAt: null,
  furthest: 0,
  lessons: 2,
  certificate: null,
  ...changes,
});
const course: Course = {
  courseId: 'knots',
  textLanguage: 'en',
  name: 'Knots',
  month: 1,
  role: null,
  version: 1,
  minutes: 9,
  summary: 'How to tie a knot.',
  goals: ['Tie a knot'],
  story: null,
  keyPoints: ['Pull it tight'],
  sources: [{ name: 'Book of knots', address: 'https://knots.example/', checked: '2026-11-22' }],
  state: 'not-started',
  dueOn: '2026-12-01',
  lessons: ['A bow', 'A loop'].map((title, index) => ({
    number: index + 1,
    title,
    blocks: [
      {
        kind: 'text',
        text: [
          {
            kind: 'paragraph',
            spans: [
              { text: `This is about: ${title}` },
              ...(index === 0 ? [{ text: 'a page', link: 'https://knots.example/#bow' }] : []),
            ],
          },
        ],
      },
    ],
  })),
  progress: { lesson: 0, furthest: 0, exercises: [] },
  quiz: { isOpen: true, isPassed: false, isBegun: false, tries: 0, questions: 2, needed: 2 },
  certificate: null,
};
const questions = ['Which one is a knot?', 'Which of these hold? Choose two.'].map((question, index) => ({
  id: `q${index}`,
  question,
  several: index === 1,
  options: ['A bow', 'A loop', 'A leaf'],
}));
const year = (path: readonly YearCourse[]): FakeHandlers => ({
  openTraining: () => ({
    success: true,
    data: {
      language: 'en' as const,
      name: 'Mia Santos',
      organisation: 'Lark Bakery',
      year: 1,
      completed: 1,
      total: 3,
      path: [...path],
      tricks: { textLanguage: 'en', list: [] },
      recall: { isOffered: true, wants: false, waiting: 0 },
      days: [],
      earlier: [],
    },
  }),
});
const learning: FakeHandlers = {
  openCourse: () => ({ success: true, data: course }),
  saveProgress: ({ lesson }) => ({ success: true, data: { lesson, furthest: lesson, exercises: [] } }),
  beginQuiz: () => ({ success: true, data: { tryId: TRY, number: 1, needed: 2, questions } }),
};

test('the year says what is next, what is done and what comes', async () => {
  const { screen } = await renderLearning(
    `/learn/${TOKEN}`,
    year([
      yearCourse({
        courseId: 'a',
        name: 'First',
        state: 'completed',
        completedAt: '2026-11-02T09:00:00Z',
        certificate: '7K2M-9PQR-4WXY',
      }),
      yearCourse({ courseId: 'b', name: 'Second', month: 2, state: 'not-started' }),
      yearCourse({ courseId: 'c', name: 'Third', month: 3, state: 'overdue', dueOn: '2026-11-10', furthest: 2 }),
      yearCourse({ courseId: 'd', name: 'Fourth', month: 4, state: 'planned', opensOn: '2027-02-01' }),
    ]),
  );
  await expect.element(screen.getByRole('heading', { name: 'Hello, Mia' })).toBeVisible();
  // What is overdue comes before what is new.
  await expect
    .element(screen.getByRole('region', { name: 'Third' }).getByText('It was due on Nov 10, 2026'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Continue with lesson 2' }))
    .toHaveAttribute('href', `/learn/${TOKEN}/c?at=2`);
  await expect.element(screen.getByRole('button', { name: 'Certificate for First (PDF)' })).toBeVisible();
  await expect.element(screen.getByText(/^Opens on Feb 1, 2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fourth' }).elements()).toEqual([]);
  await expectAccessible();
});

test('lessons are walked through, each is kept, and a lost connection is told without stopping', async () => {
  let isOnline = true;
  const { screen, server, address } = await renderLearning(`/learn/${TOKEN}/knots`, {
    ...learning,
    saveProgress: ({ lesson }) => {
      if (!isOnline) throw new FakeFailure('UNAVAILABLE');
      return { success: true, data: { lesson, furthest: lesson, exercises: [] } };
    },
  });
  await screen.getByRole('link', { name: 'Start the first lesson' }).click();
  await expect.element(screen.getByRole('heading', { name: 'A bow' })).toHaveFocus();
  await expect.element(screen.getByText('Lesson 1 of 2')).toBeVisible();
  // What a text links to is said below it with the day it was checked, as phones cannot point at a link.
  await expect
    .element(screen.getByRole('link', { name: 'a page', exact: true }))
    .toHaveAttribute('title', 'Book of knots (checked on Nov 22, 2026)');
  await expect.element(screen.getByText('(source 1)')).toBeInTheDocument();
  const sources = screen.getByRole('list', { name: 'Sources of this lesson' });
  await expect.element(sources.getByRole('link', { name: /^Book of knots/ })).toBeVisible();
  await expect.element(sources.getByText('(checked on Nov 22, 2026)')).toBeVisible();
  await expectAccessible();
  isOnline = false;
  await screen.getByRole('link', { name: 'Next: A loop' }).click();
  await expect.element(screen.getByRole('alert').getByText(/could not be saved/)).toBeVisible();
  expect(address()).toBe(`/learn/${TOKEN}/knots?at=2`);
  // This lesson links to nothing.
  expect(screen.getByText('Sources of this lesson').elements()).toEqual([]);
  await expect.poll(() => server.inputsOf('saveProgress').map(({ lesson }) => lesson)).toEqual([1, 2]);
  await expectAccessible();
});

test('a course begins with its story, which nobody has to read', async () => {
  const picture = {
    place: 'office',
    people: [],
    caption: 'A rope that nobody in the office has tied yet.',
    alternative: 'An office without people.',
  } as const;
  const story = {
    title: 'The rope',
    textLanguage: 'en',
    people: [{ id: 'kim', name: 'Kim', role: 'Ties knots' }],
    pictures: [picture],
  } as const;
  const { screen, address } = await renderLearning(`/learn/${TOKEN}/knots`, {
    ...learning,
    openCourse: () => ({ success: true, data: { ...course, story } }),
  });
  await expect.element(screen.getByRole('link', { name: 'Start the first lesson' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The story: The rope' })).toBeVisible();
  await screen.getByRole('link', { name: 'Start with the story' }).click();
  await expect.element(screen.getByRole('heading', { name: 'The rope' })).toBeVisible();
  expect(address()).toBe(`/learn/${TOKEN}/knots?at=story`);
  await screen.getByRole('button', { name: 'Begin' }).click();
  await expect.element(screen.getByText('A rope that nobody in the office has tied yet.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: 'Next: A bow' }).click();
  await expect.element(screen.getByText('Lesson 1 of 2')).toBeVisible();
});

test('a quiz keeps its answers over a reload and ends with what was right and why', async () => {
  const handlers: FakeHandlers = {
    ...learning,
    answerQuiz: ({ answers }) => ({
      success: true,
      data: {
        courseId: 'knots',
        certificate: null,
        right: 1,
        needed: 2,
        outOf: 2,
        isPassed: false,
        questions: questions.map((question, index) => ({
          ...question,
          right: index === 0 ? [0] : [0, 1],
          chosen: answers[question.id] ?? [],
          isRight: index === 0,
          explanation: `Because of ${question.id}.`,
        })),
      },
    }),
  };
  const first = await renderLearning(`/learn/${TOKEN}/knots?at=quiz`, handlers);
  await expect.element(first.screen.getByRole('button', { name: 'Next question' })).toBeDisabled();
  await first.screen.getByRole('radio', { name: 'A bow' }).click({ force: true });
  await expectAccessible();
  await first.screen.getByRole('button', { name: 'Next question' }).click();
  await first.screen.getByRole('checkbox', { name: 'A loop' }).click({ force: true });
  await leaveLearning();

  const { screen, server } = await renderLearning(`/learn/${TOKEN}/knots?at=quiz`, handlers);
  await expect.element(screen.getByRole('checkbox', { name: 'A loop' })).toBeChecked();
  await screen.getByRole('button', { name: 'See my result' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Almost there' })).toHaveFocus();
  await expect
    .poll(() => server.inputsOf('answerQuiz'))
    .toEqual([{ token: TOKEN, tryId: TRY, answers: { q0: [0], q1: [1] } }]);
  await expect.element(screen.getByText('Not quite. Because of q1.')).toBeVisible();
  // Wrong answers come first.
  expect(screen.getByRole('heading', { level: 3 }).elements()[0]?.textContent).toBe(questions[1]?.question);
  await expectAccessible();
});

test('a link that ended leads to a new one, and nobody learns who is a trainee', async () => {
  const { screen, server } = await renderLearning(`/learn/${TOKEN}`, {
    openTraining: () => {
      throw new FakeFailure('TRAINING_LINK_INVALID');
    },
    renewTrainingLink: () => ({ success: true }),
  });
  await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await screen.getByLabelText('Work email').fill('mia@');
  await screen.getByRole('button', { name: 'Send me a new link' }).click();
  await expect.element(screen.getByText('Please enter a valid email address.')).toBeVisible();
  await screen.getByLabelText('Work email').fill('mia@lark.example');
  await screen.getByRole('button', { name: 'Send me a new link' }).click();
  await expect.element(screen.getByText(/If mia@lark.example belongs to someone on a team/)).toBeVisible();
  await expect.poll(() => server.inputsOf('renewTrainingLink')).toEqual([{ email: 'mia@lark.example' }]);
  await expectAccessible();
});

test('a certificate is genuine, or unknown', async () => {
  const { screen } = await renderLearning('/certificate/7k2m-9pqr-4wxy', {
    verifyCertificate: ({ code }) => ({
      success: true,
      data: {
        code,
        name: 'Mia Santos',
        organisation: 'Lark Bakery',
        course: 'Knots',
        version: 1,
        issuedOn: '2026-11-20',
      },
    }),
  });
  await expect.element(screen.getByText('This certificate is genuine')).toBeVisible();
  await expect.element(screen.getByText('Knots, version 1')).toBeVisible();
  await expect.element(screen.getByText('Nov 20, 2026')).toBeVisible();
  await expectAccessible();
  await closeLearning();
  const unknown = await renderLearning('/certificate/garbage', {});
  await expect
    .element(unknown.screen.getByRole('heading', { name: 'There is no certificate with this number' }))
    .toBeVisible();
});

test.each([
  ['COURSE_NOT_OPEN', 'This course is not open yet'],
  ['NOT_FOUND', 'This course does not exist'],
] as const)('a course that answers %s leads back to the year in place of asking again', async (code, title) => {
  const { screen } = await renderLearning(`/learn/${TOKEN}/knots`, {
    ...learning,
    openCourse: () => {
      throw new FakeFailure(code);
    },
  });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Your year' })).toHaveAttribute('href', `/learn/${TOKEN}`);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('in a later year the page shows that year, what is new this quarter, and the years before, folded', async () => {
  const answer = year([yearCourse({ courseId: 'clicks', name: 'Clicks', month: 13, minutes: 4 })]);
  const { screen } = await renderLearning(`/learn/${TOKEN}`, {
    ...answer,
    openTraining: () => ({
      success: true,
      data: {
        language: 'en',
        name: 'Mia Santos',
        organisation: 'Lark Bakery',
        year: 2,
        completed: 0,
        total: 2,
        recall: { isOffered: false, wants: false, waiting: 0 },
        path: [
          yearCourse({ courseId: 'clicks', name: 'Clicks', month: 13, minutes: 4 }),
          yearCourse({ courseId: 'pay', name: 'Paying safely', month: 14, role: 'money', minutes: 5 }),
        ],
        tricks: {
          textLanguage: 'en',
          list: [
            {
              id: 'cards',
              title: 'Gift cards for the boss',
              text: 'A text asks for gift cards.',
              whatToDo: 'Call your boss.',
              source: { name: 'FTC', address: 'https://consumer.ftc.gov/', checked: '2026-11-27' },
            },
          ],
        },
        days: [
          {
            year: 1,
            title: 'A day in the shop',
            textLanguage: 'en',
            isBegun: false,
            walked: null,
          },
        ],
        earlier: [
          {
            year: 1,
            completed: 1,
            total: 1,
            path: [
              yearCourse({ state: 'completed', completedAt: '2025-12-01T09:00:00Z', certificate: '7K2M-9PQR-4WXY' }),
            ],
          },
        ],
      },
    }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Your year 2' })).toBeVisible();
  await expect.element(screen.getByText(/^Your second year: courses of about four minutes/)).toBeVisible();
  await expect.element(screen.getByText(/^Money and invoices/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Gift cards for the boss' })).toBeVisible();
  await expect.element(screen.getByText('(checked on Nov 27, 2026)')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Knots' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'A day in the shop' })).not.toBeInTheDocument();
  await screen.getByText('1 of 1 completed').click();
  await expect
    .element(screen.getByRole('link', { name: 'A day in the shop' }))
    .toHaveAttribute('href', `/learn/${TOKEN}/day/1`);
  await expect.element(screen.getByRole('link', { name: 'Knots' })).toBeVisible();
});
