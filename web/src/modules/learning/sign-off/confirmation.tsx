import { useId, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { Notice } from '../notice.tsx';
import { PolicyQuestions, questionElementId, type ToldOfAnswers } from './policy-questions.tsx';
import { text } from './sign-off.texts.ts';
import type { SignOffPlace, SignOffPolicy } from './sign-off-types.ts';

type ConfirmationProps = SignOffPlace & {
  readonly policy: SignOffPolicy;
  readonly lang: string | undefined;
  readonly onAcknowledged: (at: string) => void;
};

/** The questions, the sentence that one confirms, and the button; nothing chosen is lost when it fails. */
export function Confirmation({ token, policyId, version, policy, lang, onAcknowledged }: ConfirmationProps) {
  const { contentHash, questions, statement } = policy;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [told, setTold] = useState<ToldOfAnswers>({});
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useId();

  const choose = (question: string, option: number) => {
    setChosen((before) => ({ ...before, [question]: option }));
    setTold(({ [question]: _past, ...others }) => others);
    setProblem(null);
  };
  const confirm = async () => {
    const open = questions.filter(({ id }) => chosen[id] === undefined);
    if (open.length > 0) {
      setTold(Object.fromEntries(open.map(({ id }) => [id, null])));
      goTo(open[0]?.id);
      return setProblem(say(text.answerFirst, { count: questions.length }));
    }
    if (!isChecked) return setProblem(say(text.checkFirst));
    setProblem(null);
    const answers = questions.map(({ id }) => ({ question: id, option: chosen[id] ?? 0 }));
    try {
      const { data } = await callApi('acknowledgePolicy', { token, policyId, version, contentHash, answers });
      if (data.acknowledgedAt !== null) return onAcknowledged(data.acknowledgedAt);
      setTold(Object.fromEntries(data.wrong.map(({ question, why }) => [question, why])));
      setProblem(say(text.notAllRight, { count: data.wrong.length }));
      goTo(data.wrong[0]?.question);
    } catch (error) {
      const own = isApiError(error) ? error.errors[0]?.message : undefined;
      setProblem(own ?? say(text.notRecorded));
    }
  };

  return (
    <div data-print="hidden">
      {questions.length > 0 && (
        <PolicyQuestions questions={questions} lang={lang} chosen={chosen} told={told} onChoose={choose} />
      )}
      <section
        aria-label={say(text.confirmation)}
        className="mt-6 flex flex-col gap-4 rounded-box border border-accent-line bg-accent-softer p-5"
      >
        <div className="flex items-start gap-3">
          <input
            id={box}
            type="checkbox"
            checked={isChecked}
            onChange={({ target }) => setIsChecked(target.checked)}
            className="mt-1 size-5 shrink-0 accent-accent"
          />
          <label htmlFor={box}>{statement}</label>
        </div>
        {problem !== null && <Notice>{problem}</Notice>}
        <div>
          <PlainButton onPress={confirm}>{say(text.confirm)}</PlainButton>
        </div>
        <p className="text-ink-soft text-sm">
          {say(questions.length > 0 ? text.whatIsKeptWithAnswers : text.whatIsKept)}
        </p>
      </section>
    </div>
  );
}

/** Takes the reader to a question, whether with eyes or ears. */
function goTo(question: string | undefined): void {
  if (question !== undefined) document.getElementById(questionElementId(question))?.focus();
}
