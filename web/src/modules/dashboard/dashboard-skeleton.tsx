import { say } from '../../portal/texts/say.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { dashboardSkeleton as texts } from './dashboard.texts.ts';

/** Stands for all cards at once: cards that came one by one would push each other about. */
export function DashboardSkeleton() {
  return (
    <div className="rounded-box border border-line bg-surface p-5 shadow-raised tablet:p-6">
      <SkeletonGroup label={say(texts.loadingYourDashboard)}>
        <Skeleton shape="title" />
        <Skeleton count={3} />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </SkeletonGroup>
    </div>
  );
}
