import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { DayWalk } from '../learn-types.ts';
import { everywhere } from '../learning.texts.ts';
import { Notice } from '../notice.tsx';
import { dayEndings, dayPage, dayEnd as texts } from './day.texts.ts';
import { WalkedChoice } from './walked-choice.tsx';

type DayEndProps = {
  readonly walk: DayWalk;
  readonly ending: NonNullable<DayWalk['moment']['ending']>;
  readonly onAgain: () => Promise<void>;
};

/** How the day ended, and the way through it with what would have changed it. */
export function DayEnd({ walk: { taken, textLanguage, walked }, ending, onAgain }: DayEndProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const lang = langOf(textLanguage);
  const again = async () => {
    setProblem(null);
    try {
      await onAgain();
    } catch (error) {
      setProblem((isApiError(error) && error.errors[0]?.message) || say(everywhere.somethingWrong));
    }
  };
  return (
    <>
      <p className="mt-4 font-semibold text-accent-ink text-xl">{say(dayEndings[ending])}</p>
      <section aria-labelledby="way-through-day" className="mt-8">
        <h2 id="way-through-day" className="font-semibold text-xl tracking-tight">
          {say(texts.title)}
        </h2>
        <p className="mt-1.5 mb-4 text-ink-soft">{wiseInWords(taken)}</p>
        <ol className="flex flex-col gap-4">
          {taken.map((one) => (
            <WalkedChoice key={one.id} lang={lang} one={one} />
          ))}
        </ol>
      </section>
      {walked !== null && walked.walks > 1 && (
        <p className="mt-6">{say(texts.best, { walks: walked.walks, ending: say(dayEndings[walked.best]) })}</p>
      )}
      {problem !== null && (
        <div className="mt-4">
          <Notice>{problem}</Notice>
        </div>
      )}
      <div className="mt-6">
        <PlainButton size="large" icon={<RotateCcw aria-hidden="true" size={18} />} onPress={again}>
          {say(dayPage.again)}
        </PlainButton>
      </div>
    </>
  );
}

function wiseInWords(taken: DayWalk['taken']): string {
  const count = taken.length;
  const wise = taken.filter(({ verdict }) => verdict === 'wise').length;
  return wise === count ? say(texts.allWise, { count }) : say(texts.wise, { wise, count });
}
