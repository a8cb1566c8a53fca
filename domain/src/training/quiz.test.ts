import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawQuiz, QUESTIONS_PER_TRY } from './draw-quiz.ts';
import { rightAnswersNeeded, rightPlaces, scoreQuiz } from './score-quiz.ts';
import { traineeQuestion } from './trainee-question.ts';

const pool = Array.from({ length: 16 }, (_, index) => ({
  id: `q${index}`,
  question: `Question ${index}?`,
  lesson: index < 15 ? (index % 5) + 1 : null,
  right: index % 4 === 0 ? [`right ${index}`, `also right ${index}`] : [`right ${index}`],
  wrong: [`wrong ${index}`, `worse ${index}`],
}));
const byId = new Map(pool.map((question) => [question.id, question]));
const questionOf = (id: string) => byId.get(id) ?? expect.fail(`no question ${id}`);
const idsOf = (drawn: readonly { readonly id: string }[]) => drawn.map(({ id }) => id);
const rightAnswers = (drawn: ReturnType<typeof drawQuiz>) =>
  new Map(drawn.map((question) => [question.id, rightPlaces(questionOf(question.id), question)]));

test('the same seed draws the same try, in the same order', () => {
  fc.assert(
    fc.property(fc.string(), fc.subarray(idsOf(pool)), (seed, previous) => {
      expect(drawQuiz(pool, seed, previous)).toEqual(drawQuiz(pool, seed, previous));
    }),
  );
});

test('a try has eight different questions with one of each lesson, and differs from the one before', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (seed, seedBefore) => {
      const before = idsOf(drawQuiz(pool, seedBefore, []));
      const drawn = idsOf(drawQuiz(pool, seed, before));
      expect(new Set(drawn).size).toBe(QUESTIONS_PER_TRY);
      expect(new Set(drawn.map((id) => questionOf(id).lesson)).size).toBeGreaterThanOrEqual(5);
      expect([...drawn].sort()).not.toEqual([...before].sort());
    }),
  );
});

test('a short course asks half of its pool, about both lessons', () => {
  const short = pool.slice(0, 10).map((question, index) => ({ ...question, lesson: (index % 2) + 1 }));
  fc.assert(
    fc.property(fc.string(), fc.string(), (seed, seedBefore) => {
      const before = idsOf(drawQuiz(short, seedBefore, []));
      const drawn = idsOf(drawQuiz(short, seed, before));
      expect(new Set(drawn).size).toBe(5);
      expect(new Set(drawn.map((id) => short.find((one) => one.id === id)?.lesson)).size).toBe(2);
      expect(drawn.filter((id) => before.includes(id))).toEqual([]);
    }),
  );
  expect(rightAnswersNeeded(5)).toBe(4);
});

test('a pool that is too small gives all that it has', () => {
  const few = pool.slice(0, 3);
  expect(idsOf(drawQuiz(few, 'seed', idsOf(few))).sort()).toEqual(idsOf(few));
});

test('different seeds draw different tries and put the options in different orders', () => {
  const tries = Array.from({ length: 50 }, (_, seed) => drawQuiz(pool, String(seed), []));
  expect(new Set(tries.map((drawn) => idsOf(drawn).join())).size).toBeGreaterThan(45);
  const firstPlaces = tries.flat().map(({ optionOrder }) => optionOrder[0]);
  expect(new Set(firstPlaces)).toEqual(new Set([0, 1, 2, 3]));
});

test('what a trainee gets holds every option once and nothing that tells which is right', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const drawn of drawQuiz(pool, seed, [])) {
        const question = questionOf(drawn.id);
        const shown = traineeQuestion(question, drawn);
        expect(Object.keys(shown).sort()).toEqual(['id', 'options', 'question', 'several']);
        expect([...shown.options].sort()).toEqual([...question.right, ...question.wrong].sort());
        expect(
          rightPlaces(question, drawn)
            .map((place) => shown.options[place])
            .sort(),
        ).toEqual([...question.right].sort());
      }
    }),
  );
});

test('all right answers pass; each one that is missing, wrong or too much costs its question', () => {
  const spoils = fc.constantFrom<(places: readonly number[]) => readonly number[]>(
    () => [],
    (places) => places.slice(1),
    (places) => [...places, [0, 1, 2].find((place) => !places.includes(place)) ?? 3],
    (places) => [...places, 99],
  );
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(fc.nat(7), spoils), { maxLength: 8 }), (seed, spoilt) => {
      const drawn = drawQuiz(pool, seed, []);
      const answers = rightAnswers(drawn);
      const spoiltIds = new Set<string>();
      for (const [index, spoil] of spoilt) {
        const id = drawn[index]?.id ?? '';
        if (!spoiltIds.has(id)) answers.set(id, spoil(answers.get(id) ?? []));
        spoiltIds.add(id);
      }
      const score = scoreQuiz(pool, drawn, answers);
      expect(score.right).toBe(8 - spoiltIds.size);
      expect([...score.wrongIds].sort()).toEqual([...spoiltIds].sort());
      expect(score.isPassed).toBe(spoiltIds.size <= 1);
    }),
  );
});

test('a choice that is sent twice counts once', () => {
  const drawn = drawQuiz(pool, 'seed', []);
  const twice = new Map([...rightAnswers(drawn)].map(([id, places]) => [id, [...places, ...places]]));
  expect(scoreQuiz(pool, drawn, twice).right).toBe(8);
});

test('the pass mark is rounded up', () => {
  expect([8, 5, 10, 4, 1, 0].map(rightAnswersNeeded)).toEqual([7, 4, 8, 4, 1, 0]);
  expect(scoreQuiz(pool, [], new Map()).isPassed).toBe(false);
});
