import { useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { say } from '../../../portal/texts/say.ts';
import type { DayWalk } from '../learn-types.ts';
import { everywhere } from '../learning.texts.ts';
import { Notice } from '../notice.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { ContinueButton } from './continue-button.tsx';
import { dayPage as texts } from './day.texts.ts';
import { ToldChoice } from './told-choice.tsx';

type MomentChoicesProps = {
  readonly lang: string | undefined;
  readonly choices: readonly string[];
  /** What was chosen here; null where nothing is yet. */
  readonly told: DayWalk['taken'][number] | null;
  readonly onChoose: (choice: number) => Promise<void>;
  readonly onContinue: () => void;
};

/** What one can do at a moment; after the choice, what came of it. */
export function MomentChoices({ lang, choices, told, onChoose, onContinue }: MomentChoicesProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const labelId = useId();
  const next = useRef<HTMLButtonElement>(null);
  const wasChosenHere = useRef(false);
  const isTold = told !== null;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isTold && wasChosenHere.current) next.current?.focus();
  }, [isTold]);

  const choose = async (choice: number) => {
    if (busy !== null) return;
    setProblem(null);
    setBusy(choice);
    wasChosenHere.current = true;
    try {
      await onChoose(choice);
    } catch (error) {
      setProblem((isApiError(error) && error.errors[0]?.message) || say(everywhere.somethingWrong));
    }
    setBusy(null);
  };

  return (
    <div className="mt-5">
      {!isTold && (
        <section aria-labelledby={labelId}>
          <h3 id={labelId} className="mb-3 font-semibold">
            {say(texts.whatNow)}
          </h3>
          <ul className="flex flex-col gap-3">
            {choices.map((text, place) => (
              <li key={text}>
                <ChoiceButton lang={lang} text={text} isBusy={busy === place} onPress={() => choose(place)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {problem !== null && (
        <div className="mt-4">
          <Notice>{problem}</Notice>
        </div>
      )}
      <div aria-live="polite">{told !== null && <ToldChoice lang={lang} told={told} />}</div>
      {isTold && (
        <div className="mt-5">
          <ContinueButton ref={next} onPress={onContinue} />
        </div>
      )}
    </div>
  );
}
