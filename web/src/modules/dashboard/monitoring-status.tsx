import { LinkButton } from '../../ui/link-button.tsx';
import { CountBar } from '../../ui/states/count-bar.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { issueAdvice } from './issue-advice.ts';
import type { MonitoringState } from './monitoring-state.ts';
import type { MonitoringSummary } from './use-module-activity.ts';

type MonitoringStatusProps = {
  readonly summary: MonitoringSummary;
  readonly state: Exclude<MonitoringState, 'no-website'>;
};

/** What was found, and the next thing to do about it. */
export function MonitoringStatus({ summary, state }: MonitoringStatusProps) {
  const { highs, mediums, lows } = summary.webAppsIssues;
  const advice = issueAdvice(state, summary);
  const showsCounts = state === 'issues' || (state === 'scanning' && summary.lastScanDate !== null);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="font-semibold text-xl tracking-tight">{advice.title}</p>
        <p className="mt-1 text-ink-soft">{advice.text}</p>
      </div>
      {state === 'scanning' && <ProgressBar label="A scan is running" />}
      {showsCounts && (
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
      <div>
        <LinkButton href="/webappscan" variant="soft">
          {advice.action}
        </LinkButton>
      </div>
    </div>
  );
}
