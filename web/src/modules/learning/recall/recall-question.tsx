import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { langOf, pageLocale } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { Recall, RecallAnswer } from '../learn-types.ts';
import { everywhere } from '../learning.texts.ts';
import { Notice } from '../notice.tsx';
import { AnsweredQuestion } from '../quiz/answered-question.tsx';
import { QuizOptions } from '../quiz/quiz-options.tsx';
import { recallPage as texts } from './recall.texts.ts';

type RecallQuestionProps = {
  readonly token: string;
  readonly asked: Recall['questions'][number];
  readonly onAnswered: () => void;
};

/** A question of the week: asked, and after the answer what is right, why, and when it comes again. */
export function RecallQuestion({ token, asked, onAnswered }: RecallQuestionProps) {
  const { courseId, courseName, textLanguage, question, answered } = asked;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [answer, setAnswer] = useState<RecallAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const lang = langOf(textLanguage);
  const labelId = `question-${courseId}-${question.id}`;

  const check = async () => {
    setProblem(null);
    try {
      const input = { token, courseId, questionId: question.id, answers: [...chosen] };
      setAnswer((await callApi('recallAnswer', input)).data);
      onAnswered();
    } catch (error) {
      setProblem((isApiError(error) && error.errors[0]?.message) || say(everywhere.somethingWrong));
    }
  };

  return (
    <section aria-labelledby={labelId} className="mt-8">
      <p className="mb-1 text-ink-soft text-sm">{say(texts.from, { course: courseName })}</p>
      <h2 id={labelId} lang={lang} className="mb-4 font-semibold text-xl tracking-tight">
        {question.question}
      </h2>
      {answer !== null ? (
        <Told answer={answer} />
      ) : answered !== null ? (
        <p className="rounded-box border border-line bg-surface p-4">
          {say(answered.isRight ? texts.wasRight : texts.wasWrong)} {comesAgain(answered.comesAgainOn)}
        </p>
      ) : (
        <>
          <QuizOptions
            lang={lang}
            labelledBy={labelId}
            options={question.options}
            several={question.several}
            chosen={chosen}
            onChange={setChosen}
          />
          {problem !== null && (
            <div className="mt-4">
              <Notice>{problem}</Notice>
            </div>
          )}
          <div className="mt-5">
            <PlainButton isDisabled={chosen.length === 0} onPress={check}>
              {say(texts.check)}
            </PlainButton>
          </div>
        </>
      )}
    </section>
  );
}

const comesAgain = (day: string) => say(texts.comesAgain, { day: formatDay(day, pageLocale) });

function Told({ answer: { question, comesAgainOn } }: { readonly answer: RecallAnswer }) {
  const told = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => told.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={told} tabIndex={-1} className="outline-none">
      <ul>
        <AnsweredQuestion question={question} isTitled={false} />
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{comesAgain(comesAgainOn)}</p>
    </div>
  );
}
