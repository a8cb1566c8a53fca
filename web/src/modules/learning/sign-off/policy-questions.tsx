import { CircleAlert } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { QuizOptions } from '../quiz/quiz-options.tsx';
import { text } from './sign-off.texts.ts';
import type { SignOffPolicy } from './sign-off-types.ts';

/** What is to be said about answers, by the question's id: why one is not right, or null where none was given. */
export type ToldOfAnswers = Readonly<Record<string, string | null>>;

type PolicyQuestionsProps = {
  readonly questions: SignOffPolicy['questions'];
  readonly lang: string | undefined;
  /** The place of the chosen option by the question's id. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly told: ToldOfAnswers;
  readonly onChoose: (question: string, option: number) => void;
};

/** Where a question begins, to go to it. */
export const questionElementId = (question: string) => `question-${question}`;

/** Questions about the part for everyone, all at once; a wrong answer is explained where it was given. */
export function PolicyQuestions({ questions, lang, chosen, told, onChoose }: PolicyQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="mt-8">
      <h2 id="questions" className="font-semibold text-xl tracking-tight">
        {say(text.questions, { count: questions.length })}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{say(text.questionsHint)}</p>
      {questions.map(({ id, ask, options }, index) => {
        const choice = chosen[id];
        const why = told[id];
        const elementId = questionElementId(id);
        return (
          <div key={id} className="mt-6">
            <p className="text-ink-soft text-sm">
              {say(text.question, { number: index + 1, count: questions.length })}
            </p>
            <h3 id={elementId} lang={lang} tabIndex={-1} className="mb-3 font-semibold text-lg outline-none">
              {ask}
            </h3>
            <QuizOptions
              lang={lang}
              labelledBy={elementId}
              describedBy={why === undefined ? undefined : `${elementId}-why`}
              options={options}
              several={false}
              chosen={choice === undefined ? [] : [choice]}
              onChange={([option = 0]) => onChoose(id, option)}
            />
            {why !== undefined && (
              <p id={`${elementId}-why`} className="mt-3 flex items-start gap-3 rounded-box bg-warning-soft px-4 py-3">
                <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-warning-ink" />
                {why === null ? (
                  <span>{say(text.chooseOne)}</span>
                ) : (
                  <span className="min-w-0">
                    <strong className="font-semibold">{say(text.notQuite)}</strong> <span lang={lang}>{why}</span>{' '}
                    {say(text.chooseAgain)}
                  </span>
                )}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
