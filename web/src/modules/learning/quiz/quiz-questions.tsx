import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { QuizResult, QuizTry } from '../learn-types.ts';
import { everywhere, quiz as texts } from '../learning.texts.ts';
import { Notice } from '../notice.tsx';
import { QuizOptions } from './quiz-options.tsx';
import { useQuizAnswers } from './use-quiz-answers.ts';

type QuizQuestionsProps = {
  readonly token: string;
  readonly quiz: QuizTry;
  /** Of the questions, where it is not the page's. */
  readonly lang: string | undefined;
  readonly onEnded: (result: QuizResult) => void;
};

/** The questions of a try, one at a time; one can go back and change one's mind until the end. */
export function QuizQuestions({ token, quiz: { tryId, questions, needed }, lang, onEnded }: QuizQuestionsProps) {
  const { answers, answer, forget } = useQuizAnswers(tryId);
  const [place, setPlace] = useState(() => firstOpen(questions, answers));
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[place];
  const isLast = place === questions.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reading goes on at the top of each question
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place]);

  if (question === undefined) return null;
  const chosen = answers[question.id] ?? [];

  const end = async () => {
    setProblem(null);
    try {
      const given = Object.fromEntries(Object.entries(answers).map(([id, places]) => [id, [...places]]));
      const { data } = await callApi('answerQuiz', { token, tryId, answers: given });
      forget();
      onEnded(data);
    } catch (error) {
      setProblem((isApiError(error) && error.errors[0]?.message) || say(everywhere.somethingWrong));
    }
  };

  return (
    <div>
      <p className="mb-2 text-ink-soft text-sm">
        {place === 0
          ? say(texts.firstQuestionOf, { question: 1, questions: questions.length, needed })
          : say(texts.questionOf, { question: place + 1, questions: questions.length })}
      </p>
      <h1
        lang={lang}
        ref={heading}
        tabIndex={-1}
        id="question"
        className="mb-5 font-semibold text-2xl tracking-tight outline-none"
      >
        {question.question}
      </h1>
      <QuizOptions
        key={question.id}
        lang={lang}
        options={question.options}
        several={question.several}
        chosen={chosen}
        onChange={(places) => answer(question.id, places)}
      />
      {problem !== null && (
        <div className="mt-5">
          <Notice>
            {problem} {say(texts.answersKept)}
          </Notice>
        </div>
      )}
      <div className="mt-8 flex flex-col-reverse gap-3 phone:flex-row phone:justify-between">
        {place === 0 ? (
          <span />
        ) : (
          <PlainButton variant="secondary" size="large" onPress={() => setPlace(place - 1)}>
            {say(texts.back)}
          </PlainButton>
        )}
        {isLast ? (
          <PlainButton size="large" isDisabled={chosen.length === 0} onPress={end}>
            {say(texts.seeResult)}
          </PlainButton>
        ) : (
          <PlainButton size="large" isDisabled={chosen.length === 0} onPress={() => setPlace(place + 1)}>
            {say(texts.next)}
          </PlainButton>
        )}
      </div>
    </div>
  );
}

function firstOpen(questions: QuizTry['questions'], answers: Readonly<Record<string, readonly number[]>>): number {
  const open = questions.findIndex(({ id }) => (answers[id] ?? []).length === 0);
  return open === -1 ? questions.length - 1 : open;
}
