import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';

/** Stands in a list's place until it is there. */
export function ListLoading({ what }: { readonly what: string }) {
  return (
    <SkeletonGroup label={`Loading the ${what}`}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
