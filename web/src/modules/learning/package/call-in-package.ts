import type { CallInput, CallName, CallOutput } from '../../../api/calls.ts';
import { playerInPage } from './player-in-page.ts';

/** Calls of the pages of a course. */
type Answered = 'openCourse' | 'saveProgress' | 'beginQuiz' | 'answerQuiz';

const ANSWERS: { readonly [Name in Answered]: (input: CallInput<Name>) => CallOutput<Name>['data'] } = {
  openCourse: () => playerInPage().openCourse(),
  saveProgress: ({ lesson, exercise }) => playerInPage().saveProgress(lesson, exercise),
  beginQuiz: () => playerInPage().beginQuiz(),
  answerQuiz: ({ answers }) => playerInPage().answerQuiz(answers),
};

/** Stands in a packaged course for `api/call-api.ts`: the page itself answers, and nothing leaves it. */
export async function callApi<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> {
  if (!(name in ANSWERS)) throw new Error(`A packaged course makes no call ${name}.`);
  const answer = ANSWERS[name as Answered] as (input: CallInput<Name>) => unknown;
  return { success: true, data: answer(input) } as CallOutput<Name>;
}
