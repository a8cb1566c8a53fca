import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { AnswerChoices, type ChosenAnswer } from '../../../portal/maturity/answer-choices.tsx';
import { GlossaryTerms } from '../../../portal/maturity/glossary-terms.tsx';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useUnsavedChanges } from '../../../ui/use-unsaved-changes.ts';
import { Notice } from '../notice.tsx';
import { page } from './colleague.texts.ts';

const NOTE_LENGTH = 1000;

type ColleagueQuestionProps = {
  readonly token: string;
  readonly ask: CallOutput<'openAsk'>['data'];
  /** The question is another one by now. */
  readonly onChanged: () => void;
};

/** The question with its six answers and a note; what was sent can be changed until somebody takes it. */
export function ColleagueQuestion({ token, ask, onChanged }: ColleagueQuestionProps) {
  usePageTitle(ask.elementName, pageBrand.brandNameShort);
  const { name, organisation, askedBy, answer } = ask;
  const [chosen, setChosen] = useState<ChosenAnswer | null>(
    answer === null ? null : answer.dontKnow ? 'unknown' : answer.level,
  );
  const [note, setNote] = useState(answer?.note ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(answer !== null);
  useUnsavedChanges(!isSent && (chosen !== null || note !== ''));
  const headingId = useId();
  const noteId = useId();

  const change = (answered: ChosenAnswer) => {
    setChosen(answered);
    setIsSent(false);
    setProblem(null);
  };
  const send = async () => {
    if (chosen === null) return setProblem(say(page.chooseFirst));
    setProblem(null);
    try {
      await callApi('answerAsk', {
        token,
        questionVersion: ask.questionVersion,
        level: chosen === 'unknown' ? 0 : chosen,
        dontKnow: chosen === 'unknown',
        note,
      });
      setIsSent(true);
    } catch (error) {
      if (isApiError(error, 'QUESTION_CHANGED')) onChanged();
      const own = isApiError(error) ? error.errors[0]?.message : undefined;
      setProblem(own ?? say(page.notSent));
    }
  };

  return (
    <div className="mx-auto w-full max-w-3xl">
      <p className="text-ink-soft">{say(page.hello, { name, askedBy, organization: organisation })}</p>
      {ask.message !== '' && (
        <blockquote className="mt-4 whitespace-pre-line rounded-box bg-sunken px-4 py-3">
          {say(page.quoted, { message: ask.message })}
        </blockquote>
      )}
      <h1 id={headingId} className="mt-6 font-semibold text-2xl tracking-tight tablet:text-3xl">
        {ask.question}
      </h1>
      <p className="mt-2 text-ink-soft">{ask.help}</p>
      <GlossaryTerms terms={ask.glossary} />
      <div className="mt-5">
        <AnswerChoices
          labelledBy={headingId}
          answers={ask.answers}
          chosen={chosen}
          onChoose={change}
          unknownHint={say(page.unknownHint)}
        />
      </div>
      <label htmlFor={noteId} className="mt-5 mb-1.5 block font-medium text-sm">
        {say(page.note, { askedBy })}
      </label>
      <textarea
        id={noteId}
        rows={3}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setIsSent(false);
        }}
        className="field-sizing-content min-h-24 w-full rounded-box border border-line-strong bg-surface px-3.5 py-2.5"
      />
      <div className="mt-5 flex flex-col items-start gap-4">
        {problem !== null && <Notice>{problem}</Notice>}
        {isSent ? (
          <p role="status" className="flex items-start gap-3 rounded-box border border-line bg-success-soft p-4">
            <Check aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-success-ink" />
            <span>
              <strong className="block font-semibold">{say(page.thanks, { askedBy })}</strong>
              <span className="text-ink-soft">{say(page.canChange)}</span>
            </span>
          </p>
        ) : (
          <PlainButton size="large" onPress={send}>
            {say(page.send)}
          </PlainButton>
        )}
      </div>
      <details className="mt-10 rounded-box border border-line bg-surface px-5 py-3 text-sm">
        <summary className="min-h-8 cursor-pointer content-center font-medium">{say(page.notYou, { name })}</summary>
        <p className="mt-2 mb-1 text-ink-soft">{say(page.whose, { name })}</p>
      </details>
    </div>
  );
}
