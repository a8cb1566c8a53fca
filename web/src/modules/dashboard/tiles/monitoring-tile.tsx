import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
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
      <Tile title="Website Scans" href="/webappscan" action="Scan Your First Website" isInvitation>
        Check your website for weak spots: three short steps, about two minutes.
      </Tile>
    );
  const { highs, mediums, lows } = summary.webAppsIssues;
  const { title, action } = issueAdvice(state, summary);
  return (
    <Tile title="Website Scans" badge={<MonitoringBadge state={state} />} href="/webappscan" action={action}>
      <p className="font-semibold text-ink">{title}</p>
      {state === 'scanning' && <ProgressBar label="A scan is running" isLabelHidden />}
      {state === 'issues' && <p>{`${highs} high, ${mediums} medium, ${lows} low`}</p>}
      <p>{summary.nextScanDate === null ? 'No scan is scheduled' : `Next scan: ${formatDate(summary.nextScanDate)}`}</p>
    </Tile>
  );
}
