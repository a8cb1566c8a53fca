import { Skeleton } from './skeleton.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';

/** Stands in for a page, a tab or a list while it is loading. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="title" />
      <Skeleton shape="block" count={3} />
    </SkeletonGroup>
  );
}
