import '../../../api/later-calls.ts';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { Year } from '../learn-types.ts';
import { everywhere } from '../learning.texts.ts';
import { Notice } from '../notice.tsx';
import { recallWish as texts } from './recall.texts.ts';

type RecallWishProps = {
  readonly token: string;
  readonly recall: Year['recall'];
  readonly organisation: string;
  readonly onChanged: () => void;
};

/** Turns two questions a week on or off; not there where the firm does not offer them. */
export function RecallWish({ token, recall: { isOffered, wants }, organisation, onChanged }: RecallWishProps) {
  const [problem, setProblem] = useState<string | null>(null);
  if (!isOffered) return null;
  const change = async () => {
    setProblem(null);
    try {
      await callApi('recallWish', { token, wants: !wants });
      onChanged();
    } catch (error) {
      setProblem((isApiError(error) && error.errors[0]?.message) || say(everywhere.somethingWrong));
    }
  };
  return (
    <section aria-labelledby="recall-wish" className="mt-10 rounded-box border border-line bg-surface p-5">
      <h2 id="recall-wish" className="font-semibold text-xl tracking-tight">
        {say(texts.title)}
      </h2>
      <p className="mt-1.5">{say(wants ? texts.isOn : texts.offer)}</p>
      <p className="mt-1.5 text-ink-soft text-sm">{say(texts.own, { organization: organisation })}</p>
      {problem !== null && (
        <div className="mt-4">
          <Notice>{problem}</Notice>
        </div>
      )}
      <div className="mt-4">
        <PlainButton variant="secondary" onPress={change}>
          {say(wants ? texts.turnOff : texts.turnOn)}
        </PlainButton>
      </div>
    </section>
  );
}
