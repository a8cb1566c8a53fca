import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedQuestions, judgeAnswers } from './sign-off-questions.ts';

const version = {
  libraryVersion: 3,
  questions: [
    {
      ask: 'A coworker asks for your password?',
      options: ['Say no', 'Tell it', 'Write it down'],
      right: 0,
      why: 'It is yours.',
    },
    { ask: 'A strange email?', options: ['Open it', 'Delete it', 'Report it'], right: 2, why: 'Others got it too.' },
  ],
};
const RIGHT = ['Say no', 'Report it'];

/** Answers by the words of the options. */
const choose = (seed: string, words: readonly string[]) =>
  askedQuestions(version, seed).map(({ id, options }, place) => ({
    question: id,
    option: options.indexOf(words[place] ?? ''),
  }));

test('options are drawn by the seed, and nothing says which is right', () => {
  const asked = askedQuestions(version, 'mia');
  expect(asked).toEqual(askedQuestions(version, 'mia'));
  expect(asked.map(({ options }) => options.toSorted())).toEqual(
    version.questions.map(({ options }) => options.toSorted()),
  );
  expect(Object.keys(asked[0] ?? {})).toEqual(['id', 'ask', 'options']);
  const orders = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => askedQuestions(version, seed)[0]?.options.join()),
  );
  expect(orders.size).toBeGreaterThan(1);
});

test('right answers are kept in words, wrong ones are told why', () => {
  expect(judgeAnswers(version, 'mia', choose('mia', RIGHT))).toEqual({
    outcome: 'right',
    answered: [
      { ask: 'A coworker asks for your password?', answer: 'Say no' },
      { ask: 'A strange email?', answer: 'Report it' },
    ],
  });
  expect(judgeAnswers(version, 'mia', choose('mia', ['Say no', 'Open it']))).toEqual({
    outcome: 'wrong',
    wrong: [{ question: '3.2', why: 'Others got it too.' }],
  });
});

test('an answer that is missing, out of range, or to the question of an older text is none', () => {
  const [first, second] = choose('mia', RIGHT);
  if (first === undefined || second === undefined) throw new Error();
  const missing = { outcome: 'missing' };
  expect(judgeAnswers(version, 'mia', [])).toEqual(missing);
  expect(judgeAnswers(version, 'mia', [first])).toEqual(missing);
  expect(judgeAnswers(version, 'mia', [first, { ...second, option: 3 }])).toEqual(missing);
  expect(judgeAnswers({ ...version, libraryVersion: 4 }, 'mia', [first, second])).toEqual(missing);
  expect(judgeAnswers({ ...version, questions: [] }, 'mia', [])).toEqual({ outcome: 'right', answered: [] });
});

test('only the right words are right, whatever the order', () => {
  const option = fc.nat({ max: 2 });
  fc.assert(
    fc.property(fc.string(), option, option, (seed, one, other) => {
      const asked = askedQuestions(version, seed);
      const answers = asked.map(({ id }, place) => ({ question: id, option: [one, other][place] ?? 0 }));
      const words = asked.map(({ options }, place) => options[[one, other][place] ?? 0]);
      expect(judgeAnswers(version, seed, answers).outcome === 'right').toBe(words.join() === RIGHT.join());
    }),
  );
});
