import { questionsPerTry } from '@portal/domain/training/draw-quiz.ts';
import { rightAnswersNeeded } from '@portal/domain/training/score-quiz.ts';
import { Check } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import type { PreviewedCourse } from './course-types.ts';
import { coursePreview as texts } from './courses.texts.ts';

/** Every question of a course's quiz, with what is right and why. */
export function PreviewedQuiz({ course: { questions } }: { readonly course: PreviewedCourse }) {
  const asked = questionsPerTry(questions.length);
  return (
    <>
      <h3 className="font-semibold text-3xl tracking-tight">{say(texts.quiz)}</h3>
      <p className="mt-2 mb-5 text-ink-soft text-sm">
        {say(texts.quizAbout, { asked, pool: questions.length, needed: rightAnswersNeeded(asked) })}
      </p>
      <ol className="flex flex-col gap-4">
        {questions.map(({ id, question, right, wrong, explanation }) => (
          <li key={id} className="rounded-box border border-line bg-surface p-4 shadow-raised">
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
    </>
  );
}
