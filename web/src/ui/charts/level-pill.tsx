import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../join-classes.ts';
import { TextLink } from '../text-link.tsx';
import { levelPill as texts } from './charts.texts.ts';

type LevelPillProps = {
  readonly name: string;
  readonly href: string;
  /** Of so many steps; null where there is no level. */
  readonly level: number | null;
  readonly steps: number;
  /** Behind the steps: the level, or a sign for what has none. */
  readonly figure: string;
  /** What is read out instead of the figure. */
  readonly words: string;
  readonly isWeakest: boolean;
};

/** What has a name and a level, as a pill with steps, as many of them full as the level is high. */
export function LevelPill({ name, href, level, steps, figure, words, isWeakest }: LevelPillProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border py-1 ps-3 pe-2 text-sm',
        isWeakest
          ? 'border-2 border-warning bg-warning-soft'
          : level === null
            ? 'border-line-strong border-dashed'
            : 'border-line',
      )}
    >
      <TextLink isStandalone href={href}>
        {name}
      </TextLink>
      {level !== null && <LevelSteps level={level} steps={steps} isWeakest={isWeakest} />}
      <span className="font-semibold tabular-nums">
        <span aria-hidden="true">{figure}</span>
        <span className="sr-only">{isWeakest ? say(texts.weakest, { words }) : words}</span>
      </span>
    </span>
  );
}

function LevelSteps({ level, steps, isWeakest }: Pick<LevelPillProps, 'steps' | 'isWeakest'> & { level: number }) {
  const full = isWeakest ? 'fill-warning' : 'fill-accent';
  return (
    <svg width={steps * 6 - 2} height="14" aria-hidden="true" className="shrink-0">
      {Array.from({ length: steps }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
          key={index}
          x={index * 6}
          y={10 - index * 2}
          width="4"
          height={index * 2 + 4}
          rx="1"
          className={joinClasses(
            'forced-colors:stroke-[CanvasText]',
            index < level ? `${full} forced-colors:fill-[CanvasText]` : 'fill-line forced-colors:fill-[Canvas]',
          )}
        />
      ))}
    </svg>
  );
}
