import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../join-classes.ts';
import { strengthMeter as texts } from './choices.texts.ts';

const levels = [
  { word: texts.veryWeak, colour: 'bg-danger' },
  { word: texts.weak, colour: 'bg-danger' },
  { word: texts.fair, colour: 'bg-warning' },
  { word: texts.good, colour: 'bg-success' },
  { word: texts.strong, colour: 'bg-success' },
] as const;

type StrengthMeterProps = {
  /** 0 (very weak) to 4 (strong), as zxcvbn counts; `undefined` while nothing is typed. */
  readonly score: 0 | 1 | 2 | 3 | 4 | undefined;
  readonly hint?: string | undefined;
};

/** Four bars and a word that tell how hard a password is to guess. */
export function StrengthMeter({ score, hint }: StrengthMeterProps) {
  const level = score === undefined ? undefined : levels[score];
  const filled = score === undefined ? 0 : Math.max(1, score);
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={joinClasses(
              'h-1 flex-1 rounded-full transition-colors',
              bar <= filled ? level?.colour : 'bg-line',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 min-h-5 text-ink-soft text-sm">
        {level && (
          <>
            <span>
              {say.parts(texts.passwordStrengthWord, {
                word: say(level.word),
                span: (words) => (
                  <span key="span" className="font-semibold text-ink">
                    {words}
                  </span>
                ),
              })}
            </span>
            {hint && <> — {hint}</>}
          </>
        )}
      </p>
    </div>
  );
}
