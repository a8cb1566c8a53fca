import type { ReactNode } from 'react';

type SkeletonGroupProps = {
  /** Read out by screen readers, such as "Loading your websites". */
  readonly label: string;
  readonly children: ReactNode;
};

/** Holds the skeletons of a page or card and announces the wait once. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
