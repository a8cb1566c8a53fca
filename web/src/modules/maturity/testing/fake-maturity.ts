import { completedCategory } from '@portal/domain/maturity/assess.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { type Answers, levelsOf, withAnswers } from '../answers/shown-assessment.ts';
import type { Assessment, ColleagueAsk, GivenAnswer } from '../maturity-types.ts';
import { FAKE_NOTICES, FAKE_SET } from './fake-set.ts';

const NOTHING: Assessment = {
  assessmentStatus: 'notCompleted',
  overallLevel: 0,
  levelInfo: { levelName: 'None', description: 'What None means.' },
  average: 0,
  countPerLevel: [0, 0, 0, 0, 0, 0],
  percentDone: 0,
  answered: 0,
  elements: 6,
  nextQuestion: null,
  completedCategory: null,
  lastUpdated: null,
  response: { questions: {} },
  areas: [],
  asks: [],
};

/** An answer of a colleague. */
export const given = (level: number, changes: Partial<GivenAnswer> = {}): GivenAnswer => ({
  level,
  dontKnow: false,
  doesNotApply: false,
  note: '',
  answeredBy: 'Jo Lark',
  answeredAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  questionVersion: 1,
  isOutdated: false,
  ...changes,
});

/** An assessment with these answers. */
export function assessed(answers: Answers, changes: Partial<Assessment> = {}): Assessment {
  const lastUpdated = Object.keys(answers).length === 0 ? null : '2026-11-20T10:00:00.000Z';
  return { ...withAnswers({ ...NOTHING, lastUpdated }, answers, FAKE_SET), ...changes };
}

/** Levels for all six questions. */
export const allAnswered = (...levels: readonly number[]): Answers =>
  Object.fromEntries(FAKE_SET.elements.map(({ elementPath }, place) => [elementPath, given(levels[place] ?? 3)]));

/** Answers of the calls of the assessment, which saving changes as the server does. */
export function fakeMaturity(start: Answers = {}, asks: readonly ColleagueAsk[] = []): FakeHandlers {
  let answers: Answers = start;
  const answer = (changes: Partial<Assessment> = {}): CallOutput<'assessment'> => ({
    success: true,
    data: assessed(answers, { asks: [...asks], ...changes }),
  });
  return {
    assessmentConfig: () => ({ success: true, data: FAKE_SET }),
    readNotices: () => ({ success: true, data: FAKE_NOTICES }),
    assessment: () => answer(),
    saveAssessment: ({ data }: CallInput<'saveAssessment'>) => {
      const { elementPath, level, dontKnow = false, doesNotApply = false, note, version } = data;
      const before = levelsOf(answers);
      const known = answers[elementPath];
      answers = {
        ...answers,
        [elementPath]: given(level, {
          dontKnow,
          doesNotApply,
          note: note ?? known?.note ?? '',
          version: version + 1,
          answeredBy: 'Dana Reyes',
        }),
      };
      const elements = FAKE_SET.elements.map((one) => ({ elementPath: one.elementPath, area: one.elementCategory }));
      return answer({ completedCategory: completedCategory(elements, before, elementPath) });
    },
    removeAssessment: ({ data }) => {
      answers =
        'all' in data ? {} : Object.fromEntries(Object.entries(answers).filter(([path]) => path !== data.elementPath));
      return answer();
    },
  };
}
