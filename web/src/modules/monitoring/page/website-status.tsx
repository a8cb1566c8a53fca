import { latestCompletedScan, latestFailedScan, runningScan } from '@portal/domain/monitoring/scan-history.ts';
import { scanVerdict } from '@portal/domain/monitoring/scan-verdict.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import { CalendarClock, ScanSearch, ShieldAlert, ShieldCheck, ShieldQuestion, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { type Tone, toneSoft } from '../../../ui/tone.ts';
import { findingsPath } from '../followed/findings-path.ts';
import { issueParts } from '../reports/issue-parts.ts';
import type { Scan, Website } from '../website-types.ts';
import { websiteStatus as texts } from './page.texts.ts';
import type { WebsiteTrend } from './use-website-trend.ts';

const looks = {
  urgent: { tone: 'high', icon: ShieldAlert },
  plan: { tone: 'medium', icon: CalendarClock },
  good: { tone: 'success', icon: ShieldCheck },
  clean: { tone: 'success', icon: ShieldCheck },
} as const;

type WebsiteStatusProps = {
  readonly website: Website;
  readonly trend: WebsiteTrend;
  readonly scans: readonly Scan[];
  readonly onOpenScan: (scanId: string) => void;
  readonly onScanNow: () => unknown;
};

/** Answers "am I all right, and what is next" for a website, from what its scans left to do. */
export function WebsiteStatus({ website, trend, scans, onOpenScan, onScanNow }: WebsiteStatusProps) {
  const { formatDate } = useFormatDate();
  const latest = latestCompletedScan(scans);
  const failed = latestFailedScan(scans);
  const isRunning = runningScan(scans) !== null;

  if (latest === null) {
    return isRunning ? (
      <Verdict tone="accent" icon={ScanSearch} headline={say(texts.headline)}>
        <p>{say(texts.youWillSeeHere)}</p>
      </Verdict>
    ) : (
      <Verdict
        tone={failed ? 'warning' : 'neutral'}
        icon={failed ? TriangleAlert : ShieldQuestion}
        headline={failed ? say(texts.noScanHasFinished) : say(texts.notScannedYet)}
        action={<Button onPress={onScanNow}>{say(texts.scanNow)}</Button>}
      >
        <p>{say(texts.scanNowToSee)}</p>
      </Verdict>
    );
  }
  if (trend.isPending) {
    return (
      <SkeletonGroup label={say(texts.loadingYourWebsitesStatus)}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const counts: IssueCounts = trend.toDo ?? latest;
  const { state, headline, paragraph } = scanVerdict(counts, say);
  const { tone, icon } = looks[state];
  return (
    <Verdict
      tone={tone}
      icon={icon}
      headline={headline}
      action={
        state === 'urgent' || state === 'plan' ? (
          <LinkButton href={findingsPath(website.name)}>{say(texts.seeWhatToFix)}</LinkButton>
        ) : (
          <Button onPress={() => onOpenScan(latest.scanId)}>{say(texts.viewFindings)}</Button>
        )
      }
    >
      <p>{paragraph}</p>
      <div className="mt-4 max-w-md">
        <CountBar label={say(texts.issuesFound)} parts={issueParts(counts)} emptyText={say(texts.noIssuesFound)} />
      </div>
      <p className="mt-3 text-sm">
        {say(texts.asOfCompleteTime, { completeTime: formatDate(latest.completeTime ?? latest.startTime) })}
        {trend.setAside > 0 && ` Not counted: ${trend.setAside} set aside by your organization.`}
      </p>
    </Verdict>
  );
}

type VerdictProps = {
  readonly tone: Tone;
  readonly icon: typeof ShieldCheck;
  readonly headline: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

function Verdict({ tone, icon: Icon, headline, children, action }: VerdictProps) {
  return (
    <div className="flex gap-4 tablet:gap-5">
      <span
        aria-hidden="true"
        className={`hidden size-14 shrink-0 items-center justify-center rounded-box phone:flex ${toneSoft[tone]}`}
      >
        <Icon size={28} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-xl tracking-tight">{headline}</h3>
        <div className="mt-1.5 max-w-prose text-ink-soft">{children}</div>
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
