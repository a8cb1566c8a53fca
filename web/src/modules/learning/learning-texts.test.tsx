import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../api/calls.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeLearning, renderLearning } from '../../testing/render-learning.tsx';
import { inPseudo, textsOutsideFiles } from '../../testing/texts-outside-files.ts';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
/** What the server tells is in Greek here: every other word that is not in brackets comes from no file of texts. */
const course: CallOutput<'openCourse'>['data'] = {
  courseId: 'knots',
  textLanguage: 'de',
  name: 'Κόμποι',
  month: 1,
  role: null,
  version: 1,
  minutes: 9,
  summary: 'Πώς δένεται.',
  goals: ['Δένω'],
  keyPoints: ['Τράβα'],
  sources: [{ name: 'Βιβλίο', address: 'https://knots.example/', checked: '2026-11-22' }],
  state: 'overdue',
  dueOn: '2026-12-01',
  story: null,
  lessons: [
    {
      number: 1,
      title: 'Ένα',
      blocks: [
        {
          kind: 'exercise',
          exercise: {
            kind: 'sort',
            id: 'sort',
            title: 'Α',
            task: 'Β',
            boxes: [
              { id: 'a', name: 'Γ' },
              { id: 'b', name: 'Δ' },
            ],
            cards: ['Ε', 'Ζ', 'Η', 'Θ'].map((text, index) => ({ text, box: index % 2 ? 'b' : 'a', why: `${text}.` })),
          },
        },
        {
          kind: 'exercise',
          exercise: {
            kind: 'timeline',
            id: 'time',
            title: 'Ι',
            task: 'Κ',
            steps: ['Λ', 'Μ', 'Ν', 'Ξ'].map((text) => ({ text, why: `${text}.` })),
          },
        },
        {
          kind: 'exercise',
          exercise: {
            kind: 'choose',
            id: 'choose',
            title: 'Ο',
            situation: 'Π',
            options: [
              { text: 'Ρ', consequence: 'Σ', best: true },
              { text: 'Τ', consequence: 'Υ', best: false },
            ],
          },
        },
        {
          kind: 'exercise',
          exercise: {
            kind: 'spot-the-phish',
            id: 'spot',
            title: 'Φ',
            task: 'Χ',
            mail: {
              from: { text: 'Ψ', address: 'ψ@ψ', sign: true, why: 'Ω' },
              to: { text: 'ΑΒ' },
              subject: { text: 'ΓΔ', sign: true, why: 'Ε' },
              date: { text: '8:52', sign: false, why: 'Ζ' },
              body: [
                { paragraph: 'Η' },
                { link: 'Θ', address: 'ι', sign: true, why: 'Κ' },
                { attachment: 'Λ', sign: false, why: 'Μ' },
              ],
            },
          },
        },
      ],
    },
    { number: 2, title: 'Δύο', blocks: [] },
  ],
  progress: { lesson: 1, furthest: 1, exercises: ['sort'] },
  quiz: { isOpen: true, isPassed: false, isBegun: true, tries: 1, questions: 1, needed: 1 },
  certificate: '7K2M-9PQR-4WXY',
};
type YearCourse = CallOutput<'openTraining'>['data']['path'][number];
const yearCourse = (state: YearCourse['state'], changes: Partial<YearCourse> = {}): YearCourse => ({
  courseId: `knots-${state}-${changes.furthest ?? 0}`,
  textLanguage: 'de',
  name: 'Κόμποι',
  month: 1,
  role: null,
  minutes: 9,
  summary: 'Πώς δένεται.',
  state,
  opensOn: '2026-11-01',
  dueOn: '2026-12-01',
  completedAt: state === 'completed' ? '2026-11-02T09:00:00Z' : null,
  furthest: 0,
  lessons: 2,
  certificate: state === 'completed' ? '7K2M-9PQR-4WXY' : null,
  ...changes,
});
const year = (path: readonly YearCourse[]): FakeHandlers => ({
  openTraining: () => ({
    success: true,
    data: {
      language: 'en',
      name: 'Μία',
      organisation: 'Φούρνος',
      year: 1,
      completed: 1,
      total: 3,
      path: [...path],
      tricks: { textLanguage: 'en', list: [] },
      recall: { isOffered: true, wants: true, waiting: 2 },
      days: [dayOfYear],
      earlier: [],
    },
  }),
});
const learning: FakeHandlers = {
  openCourse: () => ({ success: true, data: course }),
  saveProgress: () => {
    throw new FakeFailure('UNAVAILABLE');
  },
};
const quiz = (isPassed: boolean): FakeHandlers => ({
  ...learning,
  beginQuiz: () => ({
    success: true,
    data: {
      tryId: '0198a6f0-0000-7000-8000-0000000000b1',
      number: 1,
      needed: 1,
      questions: [{ id: 'q', question: 'Ποιο;', several: false, options: ['Α', 'Β'] }],
    },
  }),
  answerQuiz: () => ({
    success: true,
    data: {
      courseId: 'knots',
      right: isPassed ? 1 : 0,
      needed: 1,
      outOf: 1,
      isPassed,
      certificate: null,
      questions: [
        {
          id: 'q',
          question: 'Ποιο;',
          several: false,
          options: ['Α', 'Β'],
          right: [0],
          chosen: [isPassed ? 0 : 1],
          isRight: isPassed,
          explanation: 'Γ',
        },
      ],
    },
  }),
});
const dayOfYear = {
  year: 1,
  title: 'Παρασκευή',
  textLanguage: 'de' as const,
  isBegun: false,
  walked: { walks: 2, best: 'good' as const, latest: 'bad' as const, walkedAt: '2026-11-22T10:00:00.000Z' },
};
const momentOfDay = {
  id: 'α',
  time: 'Ώρα',
  picture: {
    place: 'office' as const,
    people: [{ who: 'wei' as const, at: 'left' as const, does: 'stands' as const, mood: 'calm' as const }],
    caption: 'Ένα γραφείο την Παρασκευή, και κάποιος περιμένει.',
    alternative: 'Ένας άνθρωπος στο γραφείο.',
  },
};
/** A day where so many choices were made; three are all. */
const walk = (taken: number): FakeHandlers => ({
  openDay: () => ({
    success: true,
    data: {
      ...dayOfYear,
      people: [{ id: 'wei', name: 'Βάι', role: 'Ξυλουργός' }],
      taken: (['wise', 'risky', 'wrong'] as const).slice(0, taken).map((verdict, index) => ({
        ...momentOfDay,
        id: `α${index}`,
        choices: ['Β', 'Γ'],
        chosen: 0,
        verdict,
        because: 'Δ',
        wiser: taken === 3 && verdict !== 'wise' ? [{ text: 'Ε', because: 'Ζ' }] : [],
      })),
      moment: { ...momentOfDay, choices: taken === 3 ? [] : ['Β', 'Γ'], ending: taken === 3 ? 'mixed' : null },
    },
  }),
});
const recall = (isAsked: boolean): FakeHandlers => ({
  recall: () => ({
    success: true,
    data: {
      isOffered: true,
      wants: true,
      questions: [null, { isRight: true, comesAgainOn: '2026-12-15' }]
        .slice(0, isAsked ? 2 : 0)
        .map((answered, index) => ({
          courseId: 'knots',
          courseName: 'Κόμποι',
          textLanguage: 'de',
          question: { id: `q${index}`, question: 'Ποιο;', several: false, options: ['Α', 'Β'] },
          answered,
        })),
    },
  }),
});
const refuse = (code: ConstructorParameters<typeof FakeFailure>[0]) => () => {
  throw new FakeFailure(code);
};
const policy = {
  policyId: 'own',
  name: 'Κανόνας',
  textLanguage: null,
  version: 2,
  readingMinutes: 6,
  askedAt: '2026-11-21T10:00:00.000Z',
};
const signOff = (acknowledgedAt: (string | null)[]): FakeHandlers => ({
  openSignOff: () => ({
    success: true,
    data: {
      language: 'en',
      name: 'Μία',
      organisation: 'Φούρνος',
      policies: acknowledgedAt.map((at, index) => ({
        ...policy,
        policyId: `own-${index}`,
        acknowledgedAt: at,
        carriedFrom: null,
      })),
    },
  }),
});
const signOffText = (acknowledgedAt: string | null): FakeHandlers => ({
  readSignOffText: () => ({
    success: true,
    data: {
      name: 'Κανόνας',
      version: 2,
      approver: 'Δάνα',
      approvedAt: '2026-11-20T10:00:00.000Z',
      textLanguage: null,
      summary: [],
      rest: [],
      readingMinutes: 1,
      questions: [{ id: '1.1', ask: 'Α;', options: ['Β', 'Γ', 'Δ'] }],
      changed: {
        version: 1,
        confirmedAt: '2026-11-01T10:00:00.000Z',
        rows: [
          {
            kind: 'changed',
            block: 'paragraph',
            level: 0,
            left: [{ text: 'Ε', isMarked: true }],
            right: [{ text: 'Ζ', isMarked: true }],
          },
        ],
      },
      statement: 'Το διάβασα.',
      contentHash: 'ab'.repeat(32),
      acknowledgedAt,
      carriedFrom: acknowledgedAt === null ? null : 1,
    },
  }),
});
const linkedTicket = (outcome: 'done' | null): FakeHandlers => ({
  openTicketLink: () => ({
    success: true,
    data: { key: 'CS-1A2B3C4D', title: 'Τρύπα', websiteName: 'Φούρνος', endsAt: '2027-05-20T10:00:00.000Z', outcome },
  }),
});
const ask: FakeHandlers = {
  openAsk: () => ({
    success: true,
    data: {
      language: 'en',
      organisation: 'Φούρνος',
      name: 'Μία',
      askedBy: 'Δάνα',
      message: 'Το έφτιαξες;',
      expiresAt: '2026-12-03T10:00:00.000Z',
      elementName: 'Α',
      question: 'Β;',
      help: 'Γ',
      answers: [0, 1, 2, 3, 4, 5].map((level) => ({ level, title: `Τ${level}`, text: `Κ${level}` })),
      findOut: { what: 'Δ', who: 'Ε', minutes: 15 },
      glossary: [{ id: 'mfa', term: 'Ζ', text: 'Η' }],
      questionVersion: 3,
      answer: null,
    },
  }),
  answerAsk: () => ({ success: true }),
};
type Pack = CallOutput<'verifyProofPack'>['data'];
const pack = (changes: Partial<Pack>): FakeHandlers => ({
  verifyProofPack: () => ({
    success: true,
    data: {
      code: '7K2M-9PQR-4WXY-8TVB-1C3D',
      state: 'ready',
      organisation: 'Φούρνος',
      recipient: 'Λιμάνι',
      madeOn: '2026-11-22',
      validUntil: '2027-02-20',
      revokedOn: null,
      parts: ['policies', 'signOffs', 'coverage', 'training', 'websites', 'maturity', 'rating', 'secondFactor'],
      files: [{ name: 'α', size: 4, sha256: '12'.repeat(32) }],
      ...changes,
    },
  }),
});
type Point = CallOutput<'openHandover'>['data']['points'][number];
const at = '2026-11-22T10:00:00.000Z';
const points = (
  ['open', 'checking', 'gone', 'confirmed', 'still-there', 'not-tested', 'reported', 'removed'] as const
).map(
  (state, index): Point => ({
    pointId: `9d9a7f10-0000-4000-8000-00000000000${index}`,
    kind: 'finding',
    title: 'Α',
    state,
    doneAt: at,
    checkedAt: at,
    severity: 'high',
    where: ['β'],
    quotes: [],
    what: 'Γ',
    why: 'Δ',
    who: 'Ε',
    body: [],
    questions: [
      {
        questionId: `9d9a7f10-0000-4000-8000-00000000001${index}`,
        text: 'Ζ;',
        askedAt: at,
        answer: index % 2 ? null : 'Η',
        answeredAt: null,
        answeredBy: null,
      },
    ],
    ways: [
      {
        platform: 'a',
        label: 'Θ',
        isRecognised: true,
        steps: [[{ kind: 'code', text: 'ι' }]],
        wayBack: [{ kind: 'prose', text: 'Κ' }],
      },
      { platform: 'b', label: 'Λ', isRecognised: false, steps: [[{ kind: 'prose', text: 'Μ' }]], wayBack: null },
    ],
    verify: { text: 'Ν', command: 'ξ' },
  }),
);

const handover = (sentBy: string | null): FakeHandlers => ({
  openHandover: () => ({
    success: true,
    data: {
      organisation: sentBy === null ? null : 'Φούρνος',
      sentBy,
      name: 'Νουρ',
      note: 'Ο',
      expiresAt: '2026-12-21T10:00:00.000Z',
      points,
    },
  }),
  noteHandoverOpened: () => ({ success: true }),
});

const PAGES: readonly (readonly [string, string, FakeHandlers])[] = [
  [
    'the year',
    `/learn/${TOKEN}`,
    year([
      ...(['completed', 'not-started', 'planned', 'waived'] as const).map((state) => yearCourse(state)),
      yearCourse('overdue', { furthest: 2 }),
      yearCourse('in-progress', { furthest: 1 }),
      yearCourse('overdue'),
      yearCourse('in-progress', { dueOn: null, furthest: 2 }),
    ]),
  ],
  ['a year with nothing to do', `/learn/${TOKEN}`, year([yearCourse('planned')])],
  ['a year that is done', `/learn/${TOKEN}`, year([yearCourse('completed')])],
  ['the start of a course', `/learn/${TOKEN}/knots`, learning],
  ['a lesson with exercises', `/learn/${TOKEN}/knots?at=1`, learning],
  ['the last lesson', `/learn/${TOKEN}/knots?at=2`, learning],
  ['the key points', `/learn/${TOKEN}/knots?at=key-points`, learning],
  ['a question', `/learn/${TOKEN}/knots?at=quiz`, quiz(true)],
  ['a quiz that is not open', `/learn/${TOKEN}/knots?at=quiz`, { ...learning, beginQuiz: refuse('QUIZ_NOT_OPEN') }],
  ['a course that is not open', `/learn/${TOKEN}/knots`, { openCourse: refuse('COURSE_NOT_OPEN') }],
  ['a course that there is not', `/learn/${TOKEN}/knots`, { openCourse: refuse('NOT_FOUND') }],
  ['a link that ended', `/learn/${TOKEN}`, { openTraining: refuse('TRAINING_LINK_INVALID') }],
  ['a lost link', '/learn', {}],
  [
    'a certificate',
    '/certificate/7K2M-9PQR-4WXY',
    {
      verifyCertificate: () => ({
        success: true,
        data: {
          name: 'Μία',
          organisation: 'Φούρνος',
          course: 'Κόμποι',
          version: 1,
          issuedOn: '2026-11-22',
          code: '7K2M-9PQR-4WXY',
        },
      }),
    },
  ],
  ['an unknown certificate', '/certificate/7K2M-9PQR-4WXY', { verifyCertificate: refuse('NOT_FOUND') }],
  ['policies to confirm', `/acknowledge/${TOKEN}`, signOff([null, at])],
  ['nothing to confirm', `/acknowledge/${TOKEN}`, signOff([])],
  ['a policy', `/acknowledge/${TOKEN}/own/2`, signOffText(null)],
  ['a confirmed policy', `/acknowledge/${TOKEN}/own/2`, signOffText(at)],
  ['a sign-off link that ended', `/acknowledge/${TOKEN}`, { openSignOff: refuse('SIGN_OFF_LINK_INVALID') }],
  ['the questions of the week', `/learn/${TOKEN}/recall`, recall(true)],
  ['a week without questions', `/learn/${TOKEN}/recall`, recall(false)],
  ['a day at work', `/learn/${TOKEN}/day/1`, walk(0)],
  ['a choice in a day that was risky', `/learn/${TOKEN}/day/1?at=2`, walk(2)],
  ['the end of a day', `/learn/${TOKEN}/day/1`, walk(3)],
  ['a day that is not open', `/learn/${TOKEN}/day/1`, { openDay: refuse('DAY_NOT_OPEN') }],
  ['a day that there is not', `/learn/${TOKEN}/day/9`, { openDay: refuse('NOT_FOUND') }],
  ['a colleague’s question', `/answer/${TOKEN}`, ask],
  ['a question that ended', `/answer/${TOKEN}`, { openAsk: refuse('ASK_LINK_INVALID') }],
  ['what to fix', `/handover/${TOKEN}`, handover('Δάνα')],
  ['what an unnamed firm wants fixed', `/handover/${TOKEN}`, handover(null)],
  ['a handover that ended', `/handover/${TOKEN}`, { openHandover: refuse('HANDOVER_LINK_INVALID') }],
  ['a ticket', `/ticket/${TOKEN}`, linkedTicket(null)],
  ['a ticket that is done', `/ticket/${TOKEN}`, linkedTicket('done')],
  ['a ticket that ended', `/ticket/${TOKEN}`, { openTicketLink: refuse('TICKET_LINK_INVALID') }],
  ['a proof pack', '/proof/7K2M-9PQR-4WXY-8TVB-1C3D', pack({})],
  ['a revoked pack', '/proof/7K2M-9PQR-4WXY-8TVB-1C3D', pack({ state: 'revoked', revokedOn: '2026-12-01' })],
  ['an expired pack', '/proof/7K2M-9PQR-4WXY-8TVB-1C3D', pack({ state: 'expired' })],
  ['the form of a proof pack', '/proof', {}],
];

/** Days that stand alone, codes, and what languages are called. */
const VALUES =
  /^(\w{3} \d{1,2}, \d{4}|[A-Z0-9]{4}(-[A-Z0-9]{4})+|(12)+|support@\S+|Cyber Safety|AB|en|de|es|English|Deutsch|Español)$/;
const outsideFiles = (element: Element) => textsOutsideFiles(element, []).filter((text) => !VALUES.test(text));

test.each(PAGES)('%s says nothing that no file of texts has', async (_name, address, handlers) => {
  await inPseudo(async () => {
    const { screen } = await renderLearning(address, handlers);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(outsideFiles(screen.container)).toEqual([]);
    await expect.poll(() => document.title).toMatch(/^\[|^Κ|^Έ|^Δ|^Α|^Τ/);
  });
});

test.each([true, false])('nor does the result of a quiz (passed: %s)', async (isPassed) => {
  await inPseudo(async () => {
    const { screen } = await renderLearning(`/learn/${TOKEN}/knots?at=quiz`, quiz(isPassed));
    await screen.getByText(isPassed ? 'Α' : 'Β', { exact: true }).click();
    await screen.getByRole('button').last().click();
    await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
    expect(outsideFiles(screen.container)).toEqual([]);
  });
});

test('nor do exercises that were done', async () => {
  await inPseudo(async () => {
    const { screen } = await renderLearning(`/learn/${TOKEN}/knots?at=1`, learning);
    for (const text of ['Ε', 'Ζ', 'Η', 'Θ']) await screen.getByRole('group', { name: text }).getByText('Γ').click();
    for (const name of [/Chéçk mý çhóíçés/, /Chéçk thé órdér/, /^Τ$/, /Ψ/, /Chéçk mý áñswérs/])
      await screen.getByRole('button', { name }).first().click();
    await expect.element(screen.getByText(/Yóú fóúñd/)).toBeVisible();
    expect(outsideFiles(screen.container)).toEqual([]);
  });
});
