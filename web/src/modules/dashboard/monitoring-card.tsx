import { Gauge } from 'lucide-react';
import { useCallQuery } from '../../api/use-call.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { FirstWebsite } from './first-website.tsx';
import { MonitoringBadge } from './monitoring-badge.tsx';
import { MonitoringFacts } from './monitoring-facts.tsx';
import { monitoringState } from './monitoring-state.ts';
import { MonitoringStatus } from './monitoring-status.tsx';

const refreshWhileScanningMs = 15_000;

/** What the website scans amount to: is all well, what is next, and when. */
export function MonitoringCard() {
  const { data, isError, refetch } = useCallQuery(
    'getMonitoringSummary',
    {},
    {
      refetchInterval: (query) => (query.state.data?.data.isScanInProgress ? refreshWhileScanningMs : false),
    },
  );
  const summary = data?.data;
  const state = summary && monitoringState(summary);
  return (
    <Card
      title="Website Scans"
      icon={<Gauge size={20} />}
      aside={state && state !== 'no-website' ? <MonitoringBadge state={state} /> : undefined}
    >
      {summary === undefined && !isError && (
        <SkeletonGroup label="Loading your website scans">
          <Skeleton shape="title" />
          <Skeleton count={2} />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
      {summary === undefined && isError && (
        <Banner
          kind="danger"
          title="Your website scans could not be loaded."
          action={
            <Button variant="secondary" size="small" onPress={() => refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {summary && state === 'no-website' && <FirstWebsite />}
      {summary && state && state !== 'no-website' && (
        <div className="flex flex-col gap-6">
          <MonitoringStatus summary={summary} state={state} />
          <MonitoringFacts summary={summary} />
        </div>
      )}
    </Card>
  );
}
