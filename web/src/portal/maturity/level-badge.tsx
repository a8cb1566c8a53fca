import { HIGHEST_LEVEL } from '@portal/domain/maturity/levels.ts';
import { say } from '../texts/say.ts';
import { levelBadge as texts } from './maturity.texts.ts';

const RADIUS = 42;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const STEP = CIRCUMFERENCE / HIGHEST_LEVEL;
const GAP = 14;
const STEPS = Array.from({ length: HIGHEST_LEVEL }, (_, index) => index);

const sizes = {
  small: { box: 'size-14', figure: 'text-xl' },
  large: { box: 'size-28 tablet:size-32', figure: 'text-4xl' },
} as const;

type LevelBadgeProps = {
  /** 0 to 5. */
  readonly level: number;
  readonly levelName: string;
  readonly size?: keyof typeof sizes | undefined;
};

/** A level of maturity: its figure in a ring of five steps. */
export function LevelBadge({ level, levelName, size = 'large' }: LevelBadgeProps) {
  const { box, figure } = sizes[size];
  return (
    <span
      role="img"
      aria-label={say(texts.levelOf, { level, highest: HIGHEST_LEVEL, levelName })}
      className={`relative inline-flex shrink-0 items-center justify-center ${box}`}
    >
      <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="absolute inset-0 -rotate-90">
        {STEPS.map((step) => (
          <circle
            key={step}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray={`${STEP - GAP} ${CIRCUMFERENCE - STEP + GAP}`}
            strokeDashoffset={-step * STEP - GAP / 2}
            className={step < level ? 'stroke-accent' : 'stroke-line'}
          />
        ))}
      </svg>
      <span aria-hidden="true" className={`relative font-semibold tabular-nums leading-none ${figure}`}>
        {level}
      </span>
    </span>
  );
}
