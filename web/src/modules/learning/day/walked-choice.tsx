import { say } from '../../../portal/texts/say.ts';
import type { DayWalk } from '../learn-types.ts';
import { dayEnd as texts } from './day.texts.ts';
import { VerdictLine } from './verdict-line.tsx';

type WalkedChoiceProps = { readonly lang: string | undefined; readonly one: DayWalk['taken'][number] };

/** One choice of a walk that has ended: when, what, what came of it, and what would have changed the day. */
export function WalkedChoice({ lang, one: { time, choices, chosen, verdict, because, wiser } }: WalkedChoiceProps) {
  return (
    <li className="rounded-box border border-line bg-surface p-4 shadow-raised tablet:p-5">
      <h3 lang={lang} className="font-semibold">
        <span className="me-3 text-ink-soft tabular-nums">{time}</span>
        {choices[chosen]}
      </h3>
      <div className="mt-2">
        <VerdictLine verdict={verdict} />
      </div>
      <p lang={lang} className="mt-1.5">
        {because}
      </p>
      {wiser.length > 0 && (
        <div className="mt-4 border-line border-t pt-3">
          <h4 className="font-semibold text-sm">{say(texts.changed)}</h4>
          <ul lang={lang} className="mt-1.5 flex flex-col gap-3">
            {wiser.map((other) => (
              <li key={other.text}>
                <span className="font-medium">{other.text}</span>
                <span className="block text-ink-soft">{other.because}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
