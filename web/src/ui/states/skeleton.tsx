import { joinClasses } from '../join-classes.ts';

const shapes = {
  line: 'h-4 w-full rounded-inner',
  title: 'h-7 w-2/5 rounded-inner',
  button: 'h-10 w-32 rounded-box',
  block: 'h-32 w-full rounded-box',
  circle: 'size-12 rounded-full',
} as const;

type SkeletonProps = {
  readonly shape?: keyof typeof shapes | undefined;
  /** Repeats the shape; the last line is shorter, as text is. */
  readonly count?: number | undefined;
};

/** A grey stand-in of the size of what is loading, so that nothing jumps. Say "loading" once, with `SkeletonGroup`. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never reordered
          key={index}
          className={joinClasses(
            'animate-shimmer bg-line',
            shapes[shape],
            shape === 'line' && count > 1 && index === count - 1 && 'max-w-3/5',
          )}
        />
      ))}
    </div>
  );
}
