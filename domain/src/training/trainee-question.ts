import type { DrawnQuestion } from './draw-quiz.ts';

interface WholeQuestion {
  readonly id: string;
  readonly question: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** What a trainee's browser gets of a question before it is answered. */
export interface TraineeQuestion {
  readonly id: string;
  readonly question: string;
  /** More than one option is right; the page says so. */
  readonly several: boolean;
  readonly options: readonly string[];
}

/** The question as a try shows it: options in drawn order, without which are right and without the explanation. */
export function traineeQuestion(question: WholeQuestion, drawn: DrawnQuestion): TraineeQuestion {
  const options = [...question.right, ...question.wrong];
  return {
    id: question.id,
    question: question.question,
    several: question.right.length > 1,
    options: drawn.optionOrder.flatMap((position) => options[position] ?? []),
  };
}
