import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { type Tone, toneSoft } from '../tone.ts';

type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
};

/** A small label that says what state a thing is in. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap rounded-full border border-transparent px-2.5 py-0.5 font-semibold text-xs',
        toneSoft[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
