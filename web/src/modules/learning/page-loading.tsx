import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';

/** Stands in for a page of text while it is loading. */
export function PageLoading({ label }: { readonly label: string }) {
  return (
    <div className="mx-auto w-full max-w-3xl py-6">
      <SkeletonGroup label={label}>
        <Skeleton shape="title" />
        <Skeleton count={3} />
        <Skeleton shape="block" />
        <Skeleton count={4} />
      </SkeletonGroup>
    </div>
  );
}
