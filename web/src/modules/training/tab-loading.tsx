import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';

/** Stands in for a tab while it is loading. */
export function TabLoading({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="block" />
      <Skeleton shape="title" />
      <Skeleton count={6} />
    </SkeletonGroup>
  );
}
