import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';

/** Stands in for a tab or a page while it is loading. */
export function TabLoading({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="title" />
      <Skeleton shape="block" count={3} />
    </SkeletonGroup>
  );
}
