import type { GivenAnswer } from '@portal/domain/policies/sign-off-questions.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';
import { readPolicyLanguages } from '../library/words/policy-languages.ts';

type Asked = readonly { readonly id: string; readonly ask: string; readonly options: readonly string[] }[];

/** What somebody who has understood a policy answers to its questions, as they are shown to them. */
export function rightAnswers(questions: Asked): GivenAnswer[] {
  return questions.map(({ id, ask, options }) => ({ question: id, option: options.indexOf(rightOption(ask)) }));
}

function rightOption(asked: string): string {
  const question = readPolicyLanguages()
    .flatMap((language) => readPolicyLibrary(language))
    .flatMap(({ questions }) => questions)
    .find(({ ask }) => ask === asked);
  return question?.options[question.right] ?? '';
}
