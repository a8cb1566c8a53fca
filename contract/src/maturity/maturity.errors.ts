import type { ErrorTable } from '../errors.ts';

/** Errors of cyber maturity; the portal's own, as the specification gives one general text. */
export const MATURITY_ERRORS = {
  ANSWER_CHANGED: { status: 409, message: '{by} has answered this question since you opened it: {answer}.' },
  QUESTION_CHANGED: { status: 409, message: 'This question has changed. Reload the page and read it again.' },
  QUESTION_APPLIES: { status: 409, message: 'This question applies to every organization.' },
  PLAN_CHANGED: { status: 409, message: 'This is no longer part of the plan. Reload the page.' },
  NOTHING_ANSWERED: { status: 409, message: 'Answer a question first. Then there will be something to report.' },
  TOO_MANY_ASKS: {
    status: 409,
    message: 'You have already sent {maximum} questions to coworkers. Withdraw one first, or wait for an answer.',
  },
  ASK_LINK_INVALID: {
    status: 404,
    message: 'This link no longer works. Please ask the person who sent it for a new one.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly maturity: typeof MATURITY_ERRORS;
  }
}
