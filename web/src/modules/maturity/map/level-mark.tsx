import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { GivenAnswer } from '../maturity-types.ts';
import { levelMark as texts } from './map.texts.ts';

type LevelMarkProps = { readonly given: Pick<GivenAnswer, 'level' | 'dontKnow' | 'doesNotApply'> | undefined };

/** A question's answer as a figure in a circle; an empty circle while it is open. */
export function LevelMark({ given }: LevelMarkProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-xs tabular-nums',
        given === undefined && 'border-2 border-line-strong/50 border-dashed',
        given?.doesNotApply && 'bg-sunken text-ink-soft',
        given?.dontKnow && 'bg-warning-soft text-warning-ink',
        given?.dontKnow === false && !given.doesNotApply && 'bg-accent text-on-accent',
      )}
    >
      <span aria-hidden="true">{figureOf(given)}</span>
      <span className="sr-only">{inWords(given)} </span>
    </span>
  );
}

function figureOf(given: LevelMarkProps['given']): string | number {
  if (given === undefined) return '';
  if (given.doesNotApply) return '–';
  return given.dontKnow ? '?' : given.level;
}

function inWords(given: LevelMarkProps['given']): string {
  if (given === undefined) return say(texts.open);
  if (given.doesNotApply) return say(texts.doesNotApply);
  return given.dontKnow ? say(texts.notKnown) : say(texts.level, { level: given.level });
}
