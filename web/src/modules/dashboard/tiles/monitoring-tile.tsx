import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Tile } from '../../../ui/tile.tsx';
import type { MonitoringSummary } from '../use-module-activity.ts';
import { issueAdvice } from './issue-advice.ts';
import { MonitoringBadge } from './monitoring-badge.tsx';
import { monitoringState } from './monitoring-state.ts';
import { monitoringTile as texts } from './tiles.texts.ts';

type MonitoringTileProps = { readonly summary: MonitoringSummary };

/** What the website scans amount to: is all well, what is next, and when. */
export function MonitoringTile({ summary }: MonitoringTileProps) {
  const { formatDate } = useFormatDate();
  const state = monitoringState(summary);
  if (state === 'no-website')
    return (
      <Tile title={say(texts.title)} href="/webappscan" action={say(texts.scanYourFirstWebsite)} isInvitation>
        {say(texts.checkYourWebsiteFor)}
      </Tile>
    );
  const { highs, mediums, lows } = summary.webAppsIssues;
  const { title, action } = issueAdvice(state, summary);
  return (
    <Tile title={say(texts.title)} badge={<MonitoringBadge state={state} />} href="/webappscan" action={action}>
      <p className="font-semibold text-ink">{title}</p>
      {state === 'scanning' && <ProgressBar label={say(texts.aScanIsRunning)} isLabelHidden />}
      {state === 'issues' && <p>{say(texts.highsMediumsLows, { highs, mediums, lows })}</p>}
      <p>
        {summary.nextScanDate === null
          ? say(texts.noScanIsScheduled)
          : say(texts.nextScan, { day: formatDate(summary.nextScanDate) })}
      </p>
    </Tile>
  );
}
