import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import type { RatingData } from '../ratings-types.ts';
import { lookAgain as texts } from './overview.texts.ts';

/** When the firm was looked at, when it will be again, and the way to have it done now. */
export function LookAgain({ rating }: { readonly rating: RatingData }) {
  const { locale } = useBrand();
  const { formatDate, formatDateTime } = useFormatDate();
  const client = useQueryClient();
  const { measuredAt, nextMeasureOn, measureAgainAt, state } = rating;
  const { act: again } = useAction(
    async () => client.setQueryData(callKey('rating', {}), await callApi('measureAgain', {})),
    { failed: { otherwise: say(texts.errorLoadingData) } },
  );
  const isMeasuring = state === 'measuring';
  const sentences = [
    measuredAt === null ? say(texts.notCheckedYet) : say(texts.checkedOn, { day: formatDate(measuredAt) }),
    nextMeasureOn === null ? null : say(texts.nextCheck, { day: formatDay(nextMeasureOn, locale) }),
    measureAgainAt === null || isMeasuring ? null : say(texts.againFrom, { time: formatDateTime(measureAgainAt) }),
  ];
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4 text-sm">
      <p className="text-ink-soft">{sentences.filter((sentence) => sentence !== null).join(' ')}</p>
      {measureAgainAt === null && !isMeasuring && (
        <Button variant="soft" size="small" icon={<RefreshCw aria-hidden="true" size={15} />} onPress={() => again()}>
          {say(texts.checkAgain)}
        </Button>
      )}
    </div>
  );
}
