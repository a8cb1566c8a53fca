import { joinClasses } from '../../../ui/join-classes.ts';
import type { GivenAnswer } from '../maturity-types.ts';

type LevelMarkProps = { readonly given: Pick<GivenAnswer, 'level' | 'dontKnow'> | undefined };

/** A question's answer as a figure in a circle; an empty circle while it is open. */
export function LevelMark({ given }: LevelMarkProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-xs tabular-nums',
        given === undefined && 'border-2 border-line-strong/50 border-dashed',
        given?.dontKnow && 'bg-warning-soft text-warning-ink',
        given?.dontKnow === false && 'bg-accent text-on-accent',
      )}
    >
      <span aria-hidden="true">{given === undefined ? '' : given.dontKnow ? '?' : given.level}</span>
      <span className="sr-only">{inWords(given)}</span>
    </span>
  );
}

function inWords(given: LevelMarkProps['given']): string {
  if (given === undefined) return 'Open: ';
  return given.dontKnow ? 'Not known: ' : `Level ${given.level}: `;
}
