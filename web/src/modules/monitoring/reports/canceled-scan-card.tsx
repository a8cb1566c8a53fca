import { Ban } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Scan } from '../website-types.ts';
import { canceledScanCard as texts } from './reports.texts.ts';

/** A scan that someone stopped. */
export function CanceledScanCard({ scan }: { scan: Scan }) {
  const { formatDateTime } = useFormatDate();
  return (
    <article className="flex items-center gap-4 rounded-box border border-line bg-surface px-5 py-4">
      <Ban aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <h4 className="font-semibold">{formatDateTime(scan.completeTime ?? scan.startTime)}</h4>
        <p className="text-ink-soft">{say(texts.manuallyCanceled)}</p>
      </div>
    </article>
  );
}
