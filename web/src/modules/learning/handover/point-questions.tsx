import { useId, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useUnsavedChanges } from '../../../ui/use-unsaved-changes.ts';
import { Notice } from '../notice.tsx';
import { questions as texts } from './handover.texts.ts';
import type { HandoverPoint } from './handover-types.ts';
import { dayInWords } from './in-words.ts';

const MAX_LENGTH = 1000;

type PointQuestionsProps = {
  readonly token: string;
  readonly point: HandoverPoint;
  /** Null where the firm does not say who sent it. */
  readonly sender: string | null;
  readonly onChanged: (point: HandoverPoint) => void;
};

/** What was asked and answered about a point, and a new question. */
export function PointQuestions({ token, point, sender, onChanged }: PointQuestionsProps) {
  const { pointId, questions } = point;
  const field = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedChanges(text.trim() !== '');

  const send = async () => {
    if (text.trim() === '') return setProblem(say(texts.writeFirst));
    setProblem(null);
    try {
      onChanged((await callApi('askAboutHandover', { token, pointId, text })).data);
      setText('');
    } catch (error) {
      const own = isApiError(error) ? error.errors[0]?.message : undefined;
      setProblem(own ?? say(texts.notSent));
    }
  };

  return (
    <div className="mt-5">
      {questions.length > 0 && (
        <ul aria-label={say(texts.title)} className="mb-4 flex flex-col gap-3">
          {questions.map((question) => (
            <li key={question.questionId} className="rounded-box border border-line p-4">
              <p className="text-ink-soft text-sm">{say(texts.askedOn, { day: dayInWords(question.askedAt) })}</p>
              <p className="whitespace-pre-line">{question.text}</p>
              {question.answer === null ? (
                <p className="mt-2 text-ink-soft text-sm">{say(texts.noAnswer)}</p>
              ) : (
                <>
                  <p className="mt-3 text-ink-soft text-sm">{say(texts.answer)}</p>
                  <p className="whitespace-pre-line">{question.answer}</p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <details className="rounded-box border border-line px-4 py-2" data-print="hidden">
        <summary className="min-h-8 cursor-pointer content-center font-medium text-sm">{say(texts.ask)}</summary>
        <label htmlFor={field} className="mt-3 mb-1.5 block text-sm">
          {sender === null ? say(texts.toCustomer) : say(texts.to, { name: sender })}
        </label>
        <textarea
          id={field}
          rows={3}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="field-sizing-content min-h-24 w-full rounded-box border border-line-strong bg-surface px-3.5 py-2.5"
        />
        <div className="mt-3 mb-2 flex flex-col items-start gap-3">
          {problem !== null && <Notice>{problem}</Notice>}
          <PlainButton variant="secondary" onPress={send}>
            {say(texts.send)}
          </PlainButton>
        </div>
      </details>
    </div>
  );
}
