import { CircleX } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Scan } from '../website-types.ts';
import { failedScanCard as texts } from './reports.texts.ts';

/** A scan that failed: when, why, and what to do. */
export function FailedScanCard({ scan }: { scan: Scan }) {
  const { formatDateTime } = useFormatDate();
  return (
    <article className="flex items-start gap-4 rounded-box border border-danger/50 bg-danger-soft p-5">
      <CircleX aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-danger-ink" />
      <div className="min-w-0">
        <h4 className="font-semibold text-danger-ink">
          {say(texts.failedOn, { time: formatDateTime(scan.completeTime ?? scan.startTime) })}
        </h4>
        <p className="mt-1 text-sm">{say(texts.whatToDo, { reason: scan.failureReason ?? say(texts.stopped) })}</p>
      </div>
    </article>
  );
}
