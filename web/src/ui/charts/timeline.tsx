import { Circle, CircleCheck } from 'lucide-react';

export type TimelinePart = {
  readonly id: string;
  /** From 0 to 1, how much of it is over. */
  readonly over: number;
  /** Below its beginning and its end. */
  readonly start: string;
  readonly end: string;
  /** What is to be done in it, in order: whether it is done. */
  readonly steps: readonly boolean[];
};

type TimelineProps = {
  /** What a reader hears instead of the picture; the steps belong into a list beside it. */
  readonly label: string;
  readonly parts: readonly TimelinePart[];
  /** A mark over the line, in hundredths of its length. */
  readonly today?: { readonly place: number; readonly words: string } | undefined;
};

/** Time as a line in parts, with today and what is to be done in each part. */
export function Timeline({ label, parts, today }: TimelineProps) {
  return (
    <div role="img" aria-label={label} className="w-full">
      <div aria-hidden="true" className="relative flex gap-1 pt-7">
        {today && <Today {...today} />}
        {parts.map(({ id, over, start, end, steps }) => (
          <div key={id} className="min-w-0 flex-1">
            <svg width="100%" height="8" aria-hidden="true" className="block overflow-hidden rounded-full">
              <rect
                width="100%"
                height="8"
                className="fill-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
              />
              <rect width={`${over * 100}%`} height="8" className="fill-accent forced-colors:fill-[CanvasText]" />
            </svg>
            <p className="mt-1 flex justify-between text-ink-soft text-xs">
              <span>{start}</span>
              <span>{end}</span>
            </p>
            <p className="mt-1.5 flex flex-wrap gap-1">
              {steps.map((isDone, index) => {
                const Icon = isDone ? CircleCheck : Circle;
                return (
                  <Icon
                    // biome-ignore lint/suspicious/noArrayIndexKey: steps of a part stay in their order
                    key={index}
                    size={16}
                    strokeWidth={2.25}
                    className={isDone ? 'text-success-ink' : 'text-line-strong'}
                  />
                );
              })}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** So near an end, in hundredths, the words stand beside the mark. */
const NEAR_END = 10;

function Today({ place, words }: NonNullable<TimelineProps['today']>) {
  const shift = place < NEAR_END ? '0' : place > 100 - NEAR_END ? '-100%' : '-50%';
  return (
    <>
      <span
        style={{ left: `${place}%`, transform: `translateX(${shift})` }}
        className="absolute top-0 whitespace-nowrap font-semibold text-xs"
      >
        {words}
      </span>
      <span style={{ left: `${place}%` }} className="absolute top-4 h-6 border-ink border-s-2" />
    </>
  );
}
