import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { MonitoringSummary } from '../use-module-activity.ts';
import { issueAdvice } from './issue-advice.ts';
import { MonitoringBadge } from './monitoring-badge.tsx';
import { monitoringState } from './monitoring-state.ts';

type MonitoringTileProps = { readonly summary: MonitoringSummary };

/** What the website scans amount to: is all well, what is next, and when. */
export function MonitoringTile({ summary }: MonitoringTileProps) {
  const { formatDate } = useFormatDate();
  const state = monitoringState(summary);
  if (state === 'no-website')
    return (
      <Tile title="Website Scans" href="/webappscan" action="Scan Your First Website">
        Check your website for weak spots: three short steps, about two minutes.
      </Tile>
    );
  const { highs, mediums, lows } = summary.webAppsIssues;
  const { title, action } = issueAdvice(state, summary);
  return (
    <Tile title="Website Scans" badge={<MonitoringBadge state={state} />} href="/webappscan" action={action}>
      <p className="mb-2 text-ink">{title}</p>
      {state === 'scanning' && <ProgressBar label="A scan is running" isLabelHidden />}
      {state === 'issues' && (
        <CountBar
          label="Issues found by the latest scans"
          emptyText="No issues found"
          parts={[
            { label: 'high', value: highs, tone: 'high' },
            { label: 'medium', value: mediums, tone: 'medium' },
            { label: 'low', value: lows, tone: 'low' },
          ]}
        />
      )}
      <p className="mt-2">
        {summary.nextScanDate === null ? 'No scan is scheduled' : `Next scan: ${formatDate(summary.nextScanDate)}`}
      </p>
    </Tile>
  );
}
