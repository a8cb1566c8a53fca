import { Gauge } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { FirstWebsite } from './first-website.tsx';
import { MonitoringBadge } from './monitoring-badge.tsx';
import { MonitoringFacts } from './monitoring-facts.tsx';
import { monitoringState } from './monitoring-state.ts';
import { MonitoringStatus } from './monitoring-status.tsx';
import type { MonitoringSummary } from './use-module-activity.ts';

type MonitoringCardProps = { readonly summary: MonitoringSummary };

/** What the website scans amount to: is all well, what is next, and when. */
export function MonitoringCard({ summary }: MonitoringCardProps) {
  const state = monitoringState(summary);
  return (
    <Card
      title="Website Scans"
      icon={<Gauge size={20} />}
      aside={state === 'no-website' ? undefined : <MonitoringBadge state={state} />}
    >
      {state === 'no-website' ? (
        <FirstWebsite />
      ) : (
        <div className="flex flex-col gap-6">
          <MonitoringStatus summary={summary} state={state} />
          <MonitoringFacts summary={summary} />
        </div>
      )}
    </Card>
  );
}
