import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { Scan } from '../website-types.ts';
import { runningScanCard as texts } from './reports.texts.ts';

type RunningScanCardProps = { readonly scan: Scan; readonly onCancel: () => void };

/** The scan that is running, with how far it is. */
export function RunningScanCard({ scan, onCancel }: RunningScanCardProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <article className="rounded-box border border-accent-line bg-accent-softer p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-3">
            <h4 className="font-semibold">
              {scan.retestOf === null ? say(texts.scanInitiatedCheckBack) : say(texts.oneFindingIsBeing)}
            </h4>
            <Badge tone="accent">{say(texts.running)}</Badge>
          </div>
          <p className="mt-1 text-ink-soft text-sm">
            {scan.retestOf === null
              ? say(texts.levelAndStart, {
                  level: say(SCAN_LEVEL_LABELS[scan.scanProfile]),
                  time: formatDateTime(scan.startTime),
                })
              : say(texts.retestStarted, { time: formatDateTime(scan.startTime) })}
          </p>
        </div>
        <Button variant="secondary" size="small" onPress={onCancel}>
          {say(texts.cancelScan)}
        </Button>
      </div>
      <div className="mt-4">
        <ProgressBar
          label={scan.progress > 0 ? say(texts.checkedSoFar) : say(texts.gettingReady)}
          value={scan.progress > 0 ? scan.progress : undefined}
        />
      </div>
    </article>
  );
}
