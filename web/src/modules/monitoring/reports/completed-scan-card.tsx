import { scanDuration } from '@portal/domain/monitoring/scan-history.ts';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { scanVerdict } from '@portal/domain/monitoring/scan-verdict.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import type { Scan, Website } from '../website-types.ts';
import { issueParts } from './issue-parts.ts';
import { ReportMenu } from './report-menu.tsx';
import { completedScanCard as texts } from './reports.texts.ts';

type CompletedScanCardProps = {
  readonly website: Website;
  readonly scan: Scan;
  readonly onOpen: () => void;
};

/** A scan that went through: what it found, how long it took, its findings and reports. */
export function CompletedScanCard({ website, scan, onOpen }: CompletedScanCardProps) {
  const { formatDateTime } = useFormatDate();
  const completeTime = scan.completeTime ?? scan.startTime;
  // With the time of day: several scans of one day must be told apart.
  const when = formatDateTime(completeTime);
  return (
    <article className="grid items-center gap-x-6 gap-y-4 rounded-box border border-line bg-surface p-5 desktop:grid-cols-[1fr_18rem_auto]">
      <div className="min-w-0">
        <h4 className="font-semibold">{when}</h4>
        <p className="mt-0.5 text-sm">{scanVerdict(scan, say).headline}</p>
        <p className="mt-0.5 text-ink-soft text-sm">
          {say(texts.levelAndDuration, {
            level: say(SCAN_LEVEL_LABELS[scan.scanProfile]),
            duration: scanDuration(scan.startTime, completeTime, say),
          })}
        </p>
      </div>
      <CountBar label={say(texts.issuesFound)} parts={issueParts(scan)} emptyText={say(texts.noIssuesFound)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="soft" onPress={onOpen} aria-label={say(texts.viewFindingsOfWhen, { when })}>
          {say(texts.viewFindings)}
        </Button>
        <ReportMenu website={website} scan={scan} />
      </div>
      {scan.traces.length > 0 && (
        <ul className="min-w-0 break-words text-ink-soft text-sm desktop:col-span-3">
          {scan.traces.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
