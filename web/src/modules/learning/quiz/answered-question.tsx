import { Check, X } from 'lucide-react';
import { Verdict } from '../../../portal/course/verdict.tsx';
import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { QuizResult } from '../learn-types.ts';
import { result } from '../learning.texts.ts';

type AnsweredQuestionProps = {
  readonly question: QuizResult['questions'][number];
  /** Left out where the question stands above already. */
  readonly isTitled?: boolean | undefined;
};

/** A question after the try: what was chosen, what is right, and why. */
export function AnsweredQuestion({ question, isTitled = true }: AnsweredQuestionProps) {
  const { options, right, chosen, isRight, explanation } = question;
  return (
    <li className="rounded-box border border-line bg-surface p-4 shadow-raised tablet:p-5">
      {isTitled && <h3 className="mb-3 font-semibold">{question.question}</h3>}
      <ul className="mb-3 flex flex-col gap-1.5">
        {options.map((option, place) => {
          const isRightOne = right.includes(place);
          const isChosen = chosen.includes(place);
          // What was neither right nor chosen would only make the page longer.
          if (!isRightOne && !isChosen) return null;
          return (
            <li
              key={option}
              className={joinClasses(
                'flex items-start gap-2.5 rounded-inner px-3 py-2',
                isRightOne ? 'bg-success-soft' : 'bg-warning-soft',
              )}
            >
              <span aria-hidden="true" className="mt-0.5 w-5 shrink-0">
                {isRightOne ? (
                  <Check size={18} strokeWidth={3} className="text-success-ink" />
                ) : (
                  <X size={18} className="text-warning-ink" />
                )}
              </span>
              <span className="min-w-0">
                {option}
                <span className="block text-ink-soft text-sm">{wordOf(isRightOne, isChosen)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <Verdict
        kind={isRight ? 'good' : 'missed'}
        word={say(isRight ? result.right : result.notQuite)}
        why={explanation}
      />
    </li>
  );
}

function wordOf(isRight: boolean, isChosen: boolean): string {
  if (isRight) return say(isChosen ? result.yoursAndRight : result.rightAnswer);
  return say(result.yours);
}
