import { Check } from 'lucide-react';
import { say } from '../texts/say.ts';
import { quizQuestions as texts } from './course.texts.ts';

type QuizQuestionsProps = {
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly right: readonly string[];
    readonly wrong: readonly string[];
    readonly explanation: string;
  }[];
};

/** Every question of a course's quiz, with what is right and why, for those who look a course through. */
export function QuizQuestions({ questions }: QuizQuestionsProps) {
  return (
    <ol className="flex flex-col gap-4">
      {questions.map(({ id, question, right, wrong, explanation }) => (
        <li key={id} className="rounded-box border border-line bg-surface p-5 shadow-raised">
          <h4 className="mb-3 font-semibold">{question}</h4>
          <ul className="mb-3 flex flex-col gap-1.5">
            {right.map((option) => (
              <li key={option} className="flex items-start gap-2.5 rounded-inner bg-success-soft px-3 py-2">
                <Check aria-hidden="true" size={18} strokeWidth={3} className="mt-0.5 shrink-0 text-success-ink" />
                <span>
                  {say.parts(texts.right, {
                    option,
                    unseen: (words) => (
                      <span key="unseen" className="sr-only">
                        {words}
                      </span>
                    ),
                  })}
                </span>
              </li>
            ))}
            {wrong.map((option) => (
              <li key={option} className="px-3 py-1 ps-10.5 text-ink-soft">
                {option}
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{explanation}</p>
        </li>
      ))}
    </ol>
  );
}
