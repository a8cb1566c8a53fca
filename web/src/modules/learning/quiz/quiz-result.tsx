import { Printer, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Medal } from '../../../illustrations/medal.tsx';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { ProgressRing } from '../../../ui/states/progress-ring.tsx';
import { GoLink } from '../go-link.tsx';
import { courseAddress } from '../learn-address.ts';
import type { Course, QuizResult } from '../learn-types.ts';
import { course as courseTexts, result as texts } from '../learning.texts.ts';
import { AfterPassing } from './after-passing.tsx';
import { AnsweredQuestion } from './answered-question.tsx';

type QuizResultViewProps = {
  readonly token: string;
  readonly course: Course;
  readonly result: QuizResult;
  readonly onAgain: () => void;
};

/** What became of a try, with the right answers and why they are right; wrong ones first, as they are what one came for. */
export function QuizResultView({ token, course, result, onAgain }: QuizResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { right, outOf, needed, isPassed, questions } = result;
  const wrongFirst = questions.toSorted((one, other) => Number(one.isRight) - Number(other.isRight));
  return (
    <>
      <section className="flex flex-col items-center gap-x-8 gap-y-5 rounded-box border border-line bg-surface p-6 text-center shadow-raised tablet:flex-row tablet:text-start">
        {isPassed ? (
          <div className="w-40 shrink-0">
            <Medal />
          </div>
        ) : (
          <ProgressRing
            label={say(texts.rightAnswers)}
            value={(right / outOf) * 100}
            valueLabel={say(texts.rightOf, { right, total: outOf })}
            tone="warning"
          >
            <span className="block text-2xl">{say(texts.rightOf, { right, total: outOf })}</span>
          </ProgressRing>
        )}
        <div className="min-w-0 flex-1">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl tracking-tight outline-none">
            {say(isPassed ? texts.passed : right * 2 < outOf ? texts.notYet : texts.almost)}
          </h1>
          <p className="mt-1.5 text-ink-soft text-lg">
            {isPassed
              ? say(texts.complete, { right, total: outOf, course: course.name })
              : say(texts.missing, { right, total: outOf, needed })}
          </p>
          <div className="mt-5 flex flex-wrap justify-center gap-3 tablet:justify-start">
            {isPassed ? (
              <AfterPassing token={token} course={course} />
            ) : (
              <>
                <PlainButton size="large" icon={<RotateCcw aria-hidden="true" size={18} />} onPress={onAgain}>
                  {say(texts.tryAgain)}
                </PlainButton>
                <GoLink
                  button={{ variant: 'secondary', size: 'large' }}
                  href={courseAddress(token, course.courseId, 1)}
                >
                  {say(texts.readAgain)}
                </GoLink>
              </>
            )}
          </div>
        </div>
      </section>
      <section aria-labelledby="answers" className="mt-10">
        <h2 id="answers" className="mb-4 font-semibold text-xl tracking-tight">
          {say(texts.answers)}
        </h2>
        <ol className="flex flex-col gap-4">
          {wrongFirst.map((question) => (
            <AnsweredQuestion key={question.id} question={question} />
          ))}
        </ol>
      </section>
      <p className="mt-8">
        <GoLink href={courseAddress(token, course.courseId, 'key-points')}>
          <Printer aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
          {say(courseTexts.keyPoints)}
        </GoLink>
      </p>
    </>
  );
}
