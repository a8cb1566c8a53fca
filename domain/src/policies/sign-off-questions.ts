import { seededOrder } from '../training/seeded-order.ts';

/** A question about the part for everyone, as the library has it. */
export type PolicyQuestion = {
  readonly ask: string;
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly right: number;
  readonly why: string;
};

/** A question as one person sees it, without which option is right. */
export type AskedQuestion = { readonly id: string; readonly ask: string; readonly options: readonly string[] };

/** What somebody chose: the place of the option as it was shown. */
export type GivenAnswer = { readonly question: string; readonly option: number };

/** A question with the words that were chosen, as the record keeps it. */
export type AnsweredQuestion = { readonly ask: string; readonly answer: string };

/** The questions of a version, with the library's version that they come from. */
export type VersionQuestions = { readonly libraryVersion: number; readonly questions: readonly PolicyQuestion[] };

/** A question is another one after the library's text has changed, so that an answer to the older one is not taken for one to the newer. */
const idOf = (libraryVersion: number, place: number) => `${libraryVersion}.${place + 1}`;

const drawn = (question: PolicyQuestion, id: string, seed: string) =>
  seededOrder(
    question.options.map((option, place) => ({ option, isRight: place === question.right })),
    `${seed}/${id}`,
  );

/** The questions with their options in an order that the same seed gives again. */
export function askedQuestions(
  { libraryVersion, questions }: VersionQuestions,
  seed: string,
): readonly AskedQuestion[] {
  return questions.map((question, place) => {
    const id = idOf(libraryVersion, place);
    return { id, ask: question.ask, options: drawn(question, id, seed).map(({ option }) => option) };
  });
}

/** What the answers are worth: something is missing, some are wrong, or all are right. */
export type JudgedAnswers =
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'wrong'; readonly wrong: readonly { readonly question: string; readonly why: string }[] }
  | { readonly outcome: 'right'; readonly answered: readonly AnsweredQuestion[] };

/** Judges answers by the order that `seed` draws; those to questions that are not asked count for nothing, of two to one the last holds. */
export function judgeAnswers(
  { libraryVersion, questions }: VersionQuestions,
  seed: string,
  answers: readonly GivenAnswer[],
): JudgedAnswers {
  const chosen = questions.map((question, place) => {
    const id = idOf(libraryVersion, place);
    const given = answers.findLast((answer) => answer.question === id);
    return { id, question, option: given && drawn(question, id, seed)[given.option] };
  });
  if (chosen.some(({ option }) => option === undefined)) return { outcome: 'missing' };
  const wrong = chosen.filter(({ option }) => option?.isRight !== true);
  if (wrong.length > 0) {
    return { outcome: 'wrong', wrong: wrong.map(({ id, question }) => ({ question: id, why: question.why })) };
  }
  const answered = chosen.map(({ question, option }) => ({ ask: question.ask, answer: option?.option ?? '' }));
  return { outcome: 'right', answered };
}
